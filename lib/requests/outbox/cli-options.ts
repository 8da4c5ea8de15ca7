/** The flags of `npm run requests`. */
import 'server-only'
import { parseArgs } from 'node:util'
import { almatyOffset } from '@/lib/text/almaty'
import { type RequestState, requestStates } from './types'

export const usage = `Lists the callback requests, newest first.

  npm run requests -- [--csv] [--since WHEN] [--state STATE]

  --csv           as CSV for a spreadsheet
  --since WHEN    a day of the clinic (2026-11-01), or an age (30m, 24h, 7d)
  --state STATE   ${requestStates.join(' | ')}: of the request or of its letter
  --help          this text

The store is requests.db in DATA_DIR (from the environment or .env, else ./data).
`

export interface CliOptions {
  readonly csv: boolean
  readonly help: boolean
  /** Milliseconds since 1970; 0 for all. */
  readonly since: number
  readonly state: RequestState | undefined
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
    },
  })
  const { csv, help, since, state } = values
  return { csv, help, since: sinceOf(since, now), state: stateOf(state) }
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
