/** JSON Schemas of what the API answers, made from the schemas that its records are read with. */
import 'server-only'
import { z } from 'zod'
import { listEntries } from '@/lib/entities/fields'

/** What the regular expressions of Python, Go and others lack: looking around, and classes of Unicode. */
const ownSyntax = /\(\?(?:[=!]|<[=!])|\\[pPuk]\{?/

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** Of what the schema gives, which is what the API answers. */
export function jsonSchemaOf(schema: z.core.$ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const entry = listEntries.get(zodSchema)
      if (entry) Object.assign(jsonSchema, { type: 'array', items: jsonSchemaOf(entry) })
      // What stands in for a missing value on the way in; every answer has the field.
      delete jsonSchema.default
      // The format says it in a word.
      if (jsonSchema.format === 'date-time') delete jsonSchema.pattern
      if (jsonSchema.pattern && ownSyntax.test(jsonSchema.pattern)) delete jsonSchema.pattern
    },
  })
  return described
}

/** Of the records of a schema as they are sent: without the renaming of their fields, with which it ends. */
export function wireSchemaOf(schema: z.ZodType): z.core.$ZodType {
  return schema instanceof z.ZodPipe ? schema.in : schema
}

/** An object with some of the fields of another. */
export function picked(schema: JsonSchema, fields: readonly string[]): JsonSchema {
  const { properties = {}, required = [] } = schema
  return {
    ...schema,
    properties: Object.fromEntries(
      Object.entries(properties).filter(([field]) => fields.includes(field)),
    ),
    required: required.filter(field => fields.includes(field)),
  }
}
