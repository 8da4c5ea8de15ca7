/** Starts child processes with the site's code, and a backend that counts deliveries. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleFlags, bundleOf } from '../../support/bundled'

const children = new Set<ChildProcess>()

export interface Child {
  readonly process: ChildProcess
  /** The output so far. */
  readonly output: () => string
  readonly ended: Promise<number | null>
}

/** Runs a script as a bundle, as `npm run requests` does. */
export function run(script: string, args: readonly string[], env: Record<string, string>): Child {
  const child = start([...bundleFlags, ...args], env)
  child.process.stdin?.end(bundleOf(script))
  return child
}

/** Runs a script of `children`. */
export function runChild(name: string, env: Record<string, string>): Child {
  return run(`tests/unit/outbox-process/children/${name}.ts`, [], env)
}

function start(args: readonly string[], env: Record<string, string>): Child {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, LOG_LEVEL: 'info', ...env },
    stdio: 'pipe',
  })
  children.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (part: Buffer) => {
      output += part.toString()
    })
  }
  const ended = once(child, 'close').then(([code]) => {
    children.delete(child)
    return code as number | null
  })
  return { process: child, output: () => output, ended }
}

export function killChildren(): void {
  for (const child of children) child.kill('SIGKILL')
}

export interface CountingBackend {
  readonly url: string
  /** Keys in order of arrival, repetitions included. */
  readonly keys: string[]
  readonly close: () => Promise<void>
}

/** Responds with 201 after `delayMs`. */
export async function countingBackend(delayMs: number): Promise<CountingBackend> {
  const keys: string[] = []
  const server: Server = createServer((request, response) => {
    // Lists are requested, too.
    if (request.method === 'POST') keys.push(String(request.headers['idempotency-key']))
    request.resume()
    setTimeout(() => response.writeHead(201).end(), delayMs)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${port}`, keys, close }
}
