/** Redirects the console output of Next and packages to the log. */
import { format, stripVTControlCharacters } from 'node:util'
import { isUnlogged, log } from '@/lib/telemetry/log'

const levels = { error: 'error', warn: 'warn', info: 'info', log: 'info', debug: 'debug' } as const

export function sendConsoleToLog(): void {
  for (const [method, level] of Object.entries(levels)) {
    Object.assign(console, { [method]: (...parts: unknown[]) => write(level, parts) })
  }
}

function write(level: (typeof levels)[keyof typeof levels], parts: readonly unknown[]): void {
  const err = parts.find(part => part instanceof Error)
  if (err && !isUnlogged(err)) return
  const message = format(...parts.filter(part => part !== err))
  // Next's lines start with a coloured symbol.
  const text = stripVTControlCharacters(message)
    .replace(/^\s*[^\p{L}\p{N}"'[({<]+(\s|$)/u, '')
    .trim()
  log[level](err ? { err } : {}, text || err?.message)
}
