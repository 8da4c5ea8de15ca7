/** What Next and packages write to the console, as lines of the log. */
import { format, stripVTControlCharacters } from 'node:util'
import { isUnlogged, log } from '@/lib/server/telemetry/log'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

/** Sends the console of this process to the log from now on. */
export function sendConsoleToLog(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => write(level, parts) })
  }
}

function write(level: (typeof levels)[keyof typeof levels], parts: readonly unknown[]): void {
  const err = parts.find(part => part instanceof Error)
  if (err && !isUnlogged(err)) return
  const message = format(...parts.filter(part => part !== err))
  // Next begins its lines with a coloured sign.
  const text = stripVTControlCharacters(message)
    .replace(/^\s*[^\p{L}\p{N}"'[({<]+(\s|$)/u, '')
    .trim()
  log[level](err ? { err } : {}, text || err?.message)
}
