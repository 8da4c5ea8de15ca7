import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFlags, bundleOf } from './bundled'
import { copyBuild } from './copies.mjs'
import { until } from './until'

/**
 * Real servers for tests that stop, kill and restart them: the built site, and the backend as a
 * separate process.
 */
const root = process.cwd()

export interface Running {
  readonly url: string
  readonly process: ChildProcess
  /** The output so far. */
  readonly output: () => string
  /** Stops it and waits until it has exited. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

export interface SiteFolder {
  /** @param wrapper a command that runs the server's own, given to it as arguments */
  readonly start: (
    env?: Readonly<Record<string, string>>,
    port?: number,
    wrapper?: readonly string[],
  ) => Promise<Running>
  readonly dataDir: string
  /** The folder with Next's build and cached pages; optimized images are shared by all sites. */
  readonly nextDir: string
  /** Deletes all cached pages and responses of Next, as a new release does, and the link to shared images. */
  readonly forgetPages: () => void
  readonly remove: () => void
}

/**
 * A folder to run the built site in, with links to everything; files of the build are linked one by
 * one.
 */
export function siteFolder(): SiteFolder {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const skipped = new Set(['.next', '.git', 'data', 'test-results'])
  for (const name of readdirSync(root)) {
    if (!skipped.has(name)) symlinkSync(join(root, name), join(folder, name))
  }
  const dataDir = join(folder, 'data')
  const nextDir = join(folder, '.next')
  copyBuild(root, folder)
  shareImages(join(nextDir, 'cache'))
  return {
    dataDir,
    nextDir,
    forgetPages() {
      for (const kept of ['cache', 'kept']) {
        rmSync(join(nextDir, kept), { recursive: true, force: true })
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
    async start(env = {}, port, wrapper = []) {
      const chosen = port ?? (await freePort())
      const server = [process.execPath, '.next/site/server.mjs']
      const [command = '', ...args] = [...wrapper, ...server]
      const child = spawn(command, args, {
        cwd: folder,
        env: {
          ...process.env,
          PORT: String(chosen),
          DATA_DIR: dataDir,
          NEXT_TELEMETRY_DISABLED: '1',
          LOG_LEVEL: 'info',
          ...env,
        },
      })
      return running(child, `http://localhost:${chosen}`, '/healthz')
    },
  }
}

/**
 * One optimized image takes up to a second of all processors. Next names it by the URL of its
 * original, which no two tests use for different pictures.
 */
function shareImages(cache: string): void {
  const shared = join(root, '.next/cache/images')
  mkdirSync(shared, { recursive: true })
  mkdirSync(cache)
  symlinkSync(shared, join(cache, 'images'))
}

/** The backend as a separate process, with the sample or larger content. */
export async function startBackend(args: readonly string[] = [], port?: number): Promise<Running> {
  const chosen = port ?? (await freePort())
  const child = spawn(process.execPath, [...bundleFlags, '--port', String(chosen), ...args], {
    cwd: root,
  })
  child.stdin.end(bundleOf('tests/support/backend/server.ts'))
  return running(child, `http://127.0.0.1:${chosen}`, '/__inbox')
}

/** A page that waits too long for the lists of a large backend on a busy machine is a 503 at first. */
export const untilServed = (url: string): Promise<void> =>
  until(async () => (await fetch(url)).status === 200, 60_000)

async function running(child: ChildProcess, url: string, probe: string): Promise<Running> {
  let output = ''
  const collect = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()))
  for (let attempt = 0; attempt < 480; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`The server ended at once:\n${output}`)
    const response = await fetch(url + probe).catch(() => null)
    if (response?.ok) {
      return {
        url,
        process: child,
        output: () => output,
        stop: async (signal = 'SIGTERM') => {
          child.kill(signal)
          await ended
        },
      }
    }
    await new Promise(resolve => setTimeout(resolve, 125))
  }
  child.kill('SIGKILL')
  throw new Error(`${url}${probe} did not answer within a minute:\n${output}`)
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
