/**
 * The log: one JSON line per event on stderr, for journald, Docker and Kubernetes, apart from the
 * output of commands. Human-readable on a terminal.
 */
import { destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'
import { Slot } from '@/lib/process/slot'
import { describeError } from './error'
import { logLevels } from './log-levels'
import { withoutPersonalData } from './personal'
import { prettyLine } from './pretty'
import { currentVisit } from './visit'

/** Fields that are never written, also one and two levels down. */
const personal = ['name', 'phone', 'tel', 'payload', 'body', 'authorization', 'cookie']

const standardError = 2

/** Options of pino; the destination is separate. */
export const logOptions: LoggerOptions = {
  // `parseEnv` rejects a wrong value, and needs the log to report it.
  level: logLevels.find(level => level === process.env.LOG_LEVEL) ?? 'info',
  base: undefined,
  timestamp: stdTimeFunctions.isoTime,
  formatters: { level: level => ({ level }) },
  // A new object each time: pino writes the fields of the line into it.
  mixin: () => ({ ...currentVisit() }),
  serializers: { err: describeError },
  redact: {
    paths: personal.flatMap(name => [name, `*.${name}`, `*.*.${name}`]),
    censor: '[hidden]',
  },
  hooks: {
    streamWrite(line) {
      const clean = withoutPersonalData(line)
      return process.stderr.isTTY ? prettyLine(clean) : clean
    },
  },
}

/** `log.warn({ err }, 'What happened')`: an error goes under `err`, with its causes. */
export const log = pino(logOptions, destination({ dest: standardError, sync: true }))

const slot = new Slot<WeakSet<object>>('reported')

/** Whether an error object was not logged yet: Next reports one error in several ways. */
export function isUnlogged(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return true
  const reported = slot.orMake(() => new WeakSet())
  if (reported.has(error)) return false
  reported.add(error)
  return true
}
