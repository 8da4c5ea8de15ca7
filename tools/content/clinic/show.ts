/** `npm run content -- show`: the site over the content folder, for whoever sits at this machine. */
import 'server-only'
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Language } from '@/lib/text/sentences'
import { answer, Refusal } from '../words'

/** Of the build, as `npm start` runs it. */
const server = '.next/site/server.mjs'

/**
 * Runs until it is stopped. Of the settings nothing counts: a request from this site goes to nobody.
 * @param say what whoever sits there is told
 * @returns the status of the process
 * @throws Refusal where the site is not built
 */
export async function showSite(say: (line: string) => void, language: Language): Promise<number> {
  if (!existsSync(server)) throw new Refusal('notBuilt', {})
  const data = mkdtempSync(join(tmpdir(), 'clinic-show-'))
  const port = await freePort()
  const site = spawn(process.execPath, [server], {
    env: {
      ...unset(),
      NODE_ENV: 'production',
      CONTENT_DIR: contentDir(),
      DATA_DIR: data,
      PORT: String(port),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  // Ctrl+C reaches both; the site ends what it has begun.
  const stop = () => void site.kill('SIGTERM')
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const ended = once(site, 'exit')
  try {
    const url = `http://localhost:${port}`
    if (await answers(`${url}/readyz`, site)) {
      say(answer('siteIsAt', language, { url }))
      openBrowser(url)
    }
    const [code] = (await ended) as [number | null]
    return code ?? 0
  } finally {
    rmSync(data, { recursive: true, force: true })
  }
}

/** What the process itself needs; all else is as if it were not set, also in an `.env` file. */
const needed = /^(?:PATH|HOME|TMPDIR|LANG|LC_\w+|NODE_\w+|MALLOC_\w+)$/

const unset = () =>
  Object.fromEntries(
    Object.entries(process.env).map(([name, value]) => [name, needed.test(name) ? value : '']),
  )

async function freePort(): Promise<number> {
  const probe = createServer().listen(0)
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** False when the process ends before. */
async function answers(url: string, site: ChildProcess): Promise<boolean> {
  while (site.exitCode === null && site.signalCode === null) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    if (response?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  return false
}

const openers: Readonly<Partial<Record<NodeJS.Platform, string>>> = {
  darwin: 'open',
  linux: 'xdg-open',
}

/** Where there is no display, or nothing that opens addresses, the address is said already. */
function openBrowser(url: string): void {
  const { DISPLAY, WAYLAND_DISPLAY } = process.env
  const opener = openers[process.platform]
  if (!opener || (process.platform === 'linux' && !DISPLAY && !WAYLAND_DISPLAY)) return
  spawn(opener, [url], { stdio: 'ignore', detached: true })
    .once('error', () => {})
    .unref()
}
