/** `npm run content -- show`: the site over the content folder, for whoever sits at this machine. */
import 'server-only'
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
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
  const folder = ownFolder()
  const port = await freePort()
  const site = spawn(process.execPath, [server], {
    cwd: folder,
    env: {
      ...needed(),
      ...{ NODE_ENV: 'production', LOG_LEVEL: 'error' },
      ...{ CONTENT_DIR: contentDir(), PORT: String(port) },
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
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What a site that runs from this folder has written, or is set to. */
const others = /^(?:\.env.*|\.next|data)$/
const written = ['cache', 'dev', 'kept']

/** The same build in a folder of its own: its pages and requests must not meet those of a site that runs here. */
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-show-'))
  for (const name of readdirSync('.').filter(each => !others.test(each)))
    symlinkSync(resolve(name), join(folder, name))
  const build = readdirSync('.next').filter(name => !written.includes(name))
  const to = join(folder, '.next')
  mkdirSync(to)
  const from = build.map(name => join('.next', name))
  // Another file system has no hard links to it.
  const isCopied = ['-al', '-a'].some(how => spawnSync('cp', [how, ...from, to]).status === 0)
  if (!isCopied) throw new Refusal('notCopied', { folder })
  return folder
}

const ofProcess = /^(?:PATH|HOME|TMPDIR|LANG|LC_\w+|NODE_OPTIONS|MALLOC_\w+)$/

const needed = () =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => ofProcess.test(name)))

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
