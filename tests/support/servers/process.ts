import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { createConnection } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Servers of a test: each in a temporary folder, stopped with the test and also after a crash of
 * it.
 */
export interface ServerProcess {
  readonly port: number
  readonly process: ChildProcess
  /** The output so far. */
  readonly output: () => string
  /** Stops it and waits until it has exited. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

const children = new Set<ChildProcess>()
/** Like Ctrl-C: killing nginx would leave its workers running. */
const endAll = () => {
  for (const child of children) child.kill('SIGINT')
}

/**
 * Installed only while there are servers: jest loads this module again for each file, in the same
 * process.
 */
function noteStart(child: ChildProcess): void {
  if (children.size === 0) process.on('exit', endAll)
  children.add(child)
}

function noteEnd(child: ChildProcess): void {
  children.delete(child)
  if (children.size === 0) process.off('exit', endAll)
}

/**
 * Starts a program that listens on `port`.
 * @param ready output that means it can be used, if that is later than listening
 * @throws Error with its output on failure.
 */
export async function startServer(
  command: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions = {},
  ready = /(?:)/,
): Promise<ServerProcess> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  noteStart(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (part: Buffer) => {
      output += part.toString()
    })
  }
  const ended = once(child, 'exit').finally(() => noteEnd(child))
  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal)
    await ended
  }
  for (let attempt = 0; attempt < 400; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`${command} ended at once:\n${output}`)
    if (ready.test(output) && (await isListening(port))) {
      return { port, process: child, output: () => output, stop }
    }
    await sleep(50)
  }
  await stop('SIGKILL')
  throw new Error(`${command} does not listen on ${port}:\n${output}`)
}

function isListening(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    const settle = (is: boolean) => {
      socket.destroy()
      resolve(is)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}

/** A user for servers that refuse to run as root: `nobody`, or the user of the tests. */
export const ordinaryUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}

/** A folder that belongs to that user. */
export function serverFolder(name: string): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), `${name}-`))
  if (ordinaryUser.uid) chownSync(path, ordinaryUser.uid, ordinaryUser.gid)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
