/** The flags of `npm run requests`. */
import 'server-only'
import { parseArgs } from 'node:util'
import { type ConversionTarget, conversionTargets } from '@/lib/requests/outbox/conversions'
import { type RequestState, requestStates } from '@/lib/requests/outbox/types'
import { readPhone } from '@/lib/requests/phone'
import { chatCodesIn } from '@/lib/requests/written-codes'
import { almatyOffset } from '@/lib/text/almaty'
import { countries } from '@/lib/text/phone-countries'

export const usage = `Lists the callback requests, newest first.

  npm run requests -- [--csv] [--since WHEN] [--state STATE]
  npm run requests -- --conversions yandex|google|meta|tiktok [--goal NAME] [--keys FILE] [--since WHEN]
  npm run requests -- --chat CODE
  npm run requests -- --person PHONE [--csv | --forget]
  npm run requests -- --retry

  --csv           as CSV for a spreadsheet
  --since WHEN    a day of the clinic (2026-11-01), or an age (30m, 24h, 7d)
  --state STATE   ${requestStates.join(' | ')}: of the request or of its e-mail
  --conversions   the file that offline conversions of Metrica, Google Ads, Meta or TikTok take:
                  requests with a click or a visitor's number, without names (docs/marketing.md)
  --goal NAME     the goal's identifier or the conversion's name there, if not the usual one
  --keys FILE     only the requests whose keys (a column of --csv) stand in it, one a line
  --chat CODE     by which advertisement somebody came who wrote to WhatsApp: the code at the end
                  of the message, such as W-7K3QXP
  --person PHONE  all requests of one number, for whoever asks what is kept of them
  --forget        deletes them for good, also what was not delivered yet
  --retry         sends dead requests and e-mails again, after the cause was mended
  --help          this text

The store is requests.db in DATA_DIR (from the environment or .env, else ./data), or DATABASE_URL.
`

export interface CliOptions {
  readonly csv: boolean
  readonly help: boolean
  /** Milliseconds since 1970; 0 for all. */
  readonly since: number
  readonly state: RequestState | undefined
  readonly conversions: ConversionTarget | undefined
  readonly goal: string | undefined
  /** Path of a file with keys of requests. */
  readonly keys: string | undefined
  /** The code of a chat. */
  readonly chat: string | undefined
  /** A phone as it is stored. */
  readonly person: string | undefined
  readonly forget: boolean
  readonly retry: boolean
}

/** @throws Error with a sentence for the operator. */
export function parseOptions(argv: readonly string[], now: number): CliOptions {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      csv: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      since: { type: 'string' },
      state: { type: 'string' },
      conversions: { type: 'string' },
      goal: { type: 'string' },
      keys: { type: 'string' },
      chat: { type: 'string' },
      person: { type: 'string' },
      forget: { type: 'boolean', default: false },
      retry: { type: 'boolean', default: false },
    },
  })
  const { csv, help, since, state, conversions, goal, keys, chat, person, forget, retry } = values
  const alone = (['goal', 'keys'] as const).find(name => values[name] !== undefined)
  if (alone && conversions === undefined && !help) {
    throw new Error(`--${alone} goes with --conversions ${conversionTargets.join(' or ')}`)
  }
  if (!help) checkPerson(values)
  return {
    csv,
    help,
    since: sinceOf(since, now),
    state: stateOf(state),
    conversions: targetOf(conversions),
    goal: goal === undefined ? undefined : goalOf(goal),
    keys,
    chat: chat === undefined ? undefined : codeOf(chat),
    person: person === undefined ? undefined : phoneOf(person),
    forget,
    retry,
  }
}

type Given = Readonly<Record<string, string | boolean | undefined>>

/** Of a person all is shown or deleted: a part would be taken for the whole. */
function checkPerson(values: Given): void {
  for (const name of ['chat', 'retry']) {
    if (values[name]) checkAlone(name, values)
  }
  if (values.forget && values.person === undefined) throw new Error('--forget goes with --person')
  if (values.person === undefined) return
  const partial = ['since', 'state', 'conversions', ...(values.forget ? ['csv'] : [])]
  const other = partial.find(name => values[name])
  if (other) throw new Error(`--${other} does not go with --${values.forget ? 'forget' : 'person'}`)
}

function checkAlone(name: string, values: Given): void {
  const other = Object.keys(values).find(each => each !== name && values[each])
  if (other) throw new Error(`--${other} does not go with --${name}`)
}

function codeOf(text: string): string {
  const [code, ...others] = chatCodesIn(text)
  if (code && others.length === 0) return code
  throw new Error('--chat takes the code of a message, such as W-7K3QXP')
}

function phoneOf(text: string): string {
  const { number } = readPhone(text, Object.values(countries))
  if (number) return number
  throw new Error('--person takes a phone such as 87010000000')
}

function targetOf(text: string | undefined): ConversionTarget | undefined {
  const target = conversionTargets.find(known => known === text)
  if (text !== undefined && !target) {
    throw new Error(`--conversions takes ${conversionTargets.join(' or ')}, not "${text}"`)
  }
  return target
}

/** Such a name needs no quotes in the file. */
function goalOf(text: string): string {
  if (/^[\p{L}\p{N}_][\p{L}\p{N}_ .-]{0,99}$/u.test(text)) return text
  throw new Error('--goal takes letters, digits, spaces, dots, hyphens and underscores')
}

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 } as const

function sinceOf(text: string | undefined, now: number): number {
  if (text === undefined) return 0
  const age = /^(?<count>\d{1,6})(?<unit>[mhd])$/.exec(text)?.groups
  if (age) return now - Number(age.count) * unitMs[age.unit as keyof typeof unitMs]
  // A day that does not exist (February 30th) comes back as another.
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(text)) {
    throw new Error(`--since takes a day such as 2026-11-01 or an age such as 24h, not "${text}"`)
  }
  return day - almatyOffset
}

function stateOf(text: string | undefined): RequestState | undefined {
  const state = requestStates.find(known => known === text)
  if (text !== undefined && !state) {
    throw new Error(`--state takes ${requestStates.join(', ')}, not "${text}"`)
  }
  return state
}
