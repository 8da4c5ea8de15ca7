/**
 * The description of the API in OpenAPI 3.1. Paths, fields, codes and parameters come from the tables
 * and schemas that answer the calls, so that the description cannot lag behind.
 */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { listNames, recordNames, resources } from '@/lib/content/client/public'
import { cardFields } from '@/lib/doctors/card'
import { sortFields } from '@/lib/doctors/sorting'
import { searchKinds } from '@/lib/entities/search-hit'
import { wireName } from '@/lib/entities/wire'
import { readLimit } from '@/lib/http/limits'
import { errorCodes } from '@/lib/http/response'
import { locales } from '@/lib/routing/locales'
import type { ListName } from '@/lib/routing/routes'
import { type JsonSchema, jsonSchemaOf, picked, wireSchemaOf } from './schemas'

/** What each list holds. */
const contents: Readonly<Record<ListName, string>> = {
  analyses: 'Lab analyses with prices; names are HTML',
  'category-analyses': 'Categories of lab analyses',
  'analyse/russian-letters': 'Categories of lab analyses by first letter',
  'analysis-sets': 'Sets of analyses for an occasion',
  services: 'Services with prices',
  'category-services': 'Categories of services',
  doctors: 'Doctors with prices of their visits',
  'job-titles': 'Specialties of doctors',
  'doctor/russian-letters': 'Specialties by first letter',
  'parent-check-ups': 'Check-up programmes',
  'check-ups': 'Check-ups of the programmes',
  'check-up-packages': 'Packages of the check-ups with prices',
  promotions: 'Promotions with prices',
  posts: 'News and articles',
  banners: 'Banners of the home page',
}

const ref = (kind: 'schemas' | 'responses' | 'parameters', name: string) => ({
  $ref: `#/components/${kind}/${name}`,
})
const json = (schema: object) => ({ 'application/json': { schema } })
const answer = (description: string, data: object) => ({
  description,
  headers: { ETag: { schema: { type: 'string' } } },
  content: json({ type: 'object', properties: { data }, required: ['data'] }),
})
const error = (description: string, headers?: object) => ({
  description,
  ...(headers && { headers }),
  content: json(ref('schemas', 'Error')),
})
const failures = {
  429: ref('responses', 'TooManyRequests'),
  502: ref('responses', 'BadGateway'),
}
const language = ref('parameters', 'Language')

/** Lists of doctors have the fields of a card, a doctor all of them. */
const listSchema = (name: ListName) => (name === 'doctors' ? 'DoctorCard' : schemaName(name))

const schemaName = (name: ListName) => name.replace('/', '.')

function listPath(name: ListName) {
  const sorting = ['SortBy', 'SortDirection'].map(each => ref('parameters', each))
  const isSorted = name === 'doctors'
  return {
    get: {
      operationId: `list-${schemaName(name)}`,
      summary: contents[name],
      parameters: [language, ...(isSorted ? sorting : [])],
      responses: {
        200: answer(contents[name], { type: 'array', items: ref('schemas', listSchema(name)) }),
        ...(isSorted && { 400: ref('responses', 'BadRequest') }),
        ...failures,
      },
    },
  }
}

function recordPath(name: ListName) {
  return {
    get: {
      operationId: `get-${schemaName(name)}`,
      summary: `One of: ${contents[name]}`,
      parameters: [ref('parameters', 'Id'), language],
      responses: {
        200: answer('The record', ref('schemas', schemaName(name))),
        404: ref('responses', 'NotFound'),
        ...failures,
      },
    },
  }
}

const searchPath = {
  get: {
    operationId: 'search',
    summary: 'Searches in both languages, whatever the spelling',
    parameters: [
      language,
      { name: 'q', in: 'query', schema: { type: 'string', maxLength: 100 } },
      { name: 'type', in: 'query', schema: { type: 'string', enum: searchKinds } },
    ],
    responses: {
      200: {
        description: 'By kind, the likeliest first: each hit maps its slug to its name',
        content: json(ref('schemas', 'Hits')),
      },
      400: ref('responses', 'BadRequest'),
      ...failures,
    },
  },
}

const hits: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    searchKinds.map(kind => [
      kind,
      { type: 'array', items: { type: 'object', additionalProperties: { type: 'string' } } },
    ]),
  ),
  required: [...searchKinds],
  additionalProperties: false,
}

function schemas(): Record<string, JsonSchema> {
  const described = listNames.map(name => {
    const { schema } = resources[name]
    if (!schema) throw new Error(`The records of ${name} have no schema`)
    return [schemaName(name), jsonSchemaOf(wireSchemaOf(schema))] as const
  })
  const all = Object.fromEntries(described)
  return {
    ...all,
    DoctorCard: picked(all.doctors ?? {}, cardFields.map(wireName)),
    Hits: hits,
    Error: {
      type: 'object',
      properties: { error: { type: 'string', enum: errorCodes }, field: { type: 'string' } },
      required: ['error'],
    },
  }
}

const parameters = {
  Language: {
    name: 'Accept-Language',
    in: 'header',
    description: 'Exactly one of these; anything else counts as the first',
    schema: { type: 'string', enum: locales, default: locales[0] },
  },
  Id: { name: 'id', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
  SortBy: {
    name: 'sort_by',
    in: 'query',
    schema: { type: 'string', enum: Object.values(sortFields) },
  },
  SortDirection: {
    name: 'sort_direction',
    in: 'query',
    schema: { type: 'string', enum: ['', 'asc', 'desc'] },
  },
}

const responses = {
  BadRequest: error('A parameter is not valid'),
  NotFound: error('There is no such record in that language'),
  TooManyRequests: error(
    `More than ${readLimit.hard} calls from one address in ${readLimit.seconds} seconds`,
    { 'Retry-After': { description: 'Seconds', schema: { type: 'integer', minimum: 1 } } },
  ),
  BadGateway: error("The clinic's backend has no answer, and none is kept"),
}

/** The whole document. */
export function openApiDocument(): Record<string, unknown> {
  const { bloodDrawing, name } = clinicIn('ru')
  return {
    openapi: '3.1.0',
    info: {
      title: name,
      version: '1',
      description:
        'What the clinic publishes on its pages, in Russian and Kazakh, to be read by programs. Prices are whole tenge with discounts taken off; 0 is a price on request, or nothing to pay where price_kind is free. Those of services, promotions, visits to doctors and check-ups are the lowest: pages say "from" with them. Those of analyses and packages are exact, unless price_kind beside a price says otherwise.' +
        (bloodDrawing > 0 ? ' Drawing blood is paid besides, once a visit.' : ''),
    },
    servers: [{ url: env().SITE_URL }],
    paths: {
      ...Object.fromEntries(listNames.map(name => [`/api/${name}`, listPath(name)])),
      ...Object.fromEntries(recordNames.map(name => [`/api/${name}/{id}`, recordPath(name)])),
      '/api/search': searchPath,
    },
    components: { schemas: schemas(), parameters, responses },
  }
}
