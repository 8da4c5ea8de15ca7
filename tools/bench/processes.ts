import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Processes and folders of one benchmark run. What is left at its end is stopped and removed, also
 * after an error or Ctrl-C.
 */

const children: Set<ChildProcess> = new Set()
const folders: Set<string> = new Set()

process.on('exit', () => {
  for (const child of children) child.kill('SIGKILL')
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const) {
  process.on(signal, () => process.exit(code))
}

/** A temporary folder of this run. */
export function temporaryFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  folders.add(folder)
  return folder
}

interface Server {
  url: string
  pid: number
  /** Stops it and waits until it has exited */
  stop: () => Promise<void>
}

interface ServerStart {
  args: (port: number) => readonly string[]
  cwd: string
  /** Path that responds with 200 when it is ready */
  probe: string
  env?: Readonly<Record<string, string>>
  /** On standard input */
  input?: Buffer
}

/**
 * Starts a Node server on a free port and waits until it responds.
 * @throws Error with its output when it exits or does not respond within 30 s
 */
export async function startServer({
  args,
  cwd,
  probe,
  env = {},
  input,
}: ServerStart): Promise<Server> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const own = { ...env, PORT: String(port) }
  const { child, output, ended } = start(process.execPath, args(port), cwd, own, input)
  for (let attempt = 0; attempt < 240; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`A server ended at once:\n${output()}`)
    const response = await fetch(url + probe).catch(() => null)
    if (response?.ok) return { url, pid: Number(child.pid), stop: () => end(child, ended) }
    await new Promise(resolve => setTimeout(resolve, 125))
  }
  await end(child, ended)
  throw new Error(`${url}${probe} did not answer within 30 s:\n${output()}`)
}

/**
 * Runs Node until it exits.
 * @returns what it wrote to standard output
 * @throws Error with its output when it fails
 */
export async function runNode(args: readonly string[], cwd: string): Promise<string> {
  const { child, output, written, ended } = start(process.execPath, args, cwd, {})
  await ended
  if (child.exitCode !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output()}`)
  return written()
}

function start(
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
  input?: Buffer,
) {
  const child = spawn(command, [...args], {
    cwd,
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ...env },
    stdio: ['pipe', 'pipe', 'pipe'] as const,
  })
  children.add(child)
  // One that ends at once does not read it.
  child.stdin.on('error', () => {})
  child.stdin.end(input)
  let written = ''
  let complaints = ''
  child.stdout.on('data', chunk => {
    written += chunk
  })
  child.stderr.on('data', chunk => {
    complaints += chunk
  })
  const ended: Promise<void> = new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', () => {
      children.delete(child)
      resolve()
    })
  })
  return { child, ended, written: () => written, output: () => written + complaints }
}

async function end(child: ChildProcess, ended: Promise<void>) {
  child.kill('SIGTERM')
  const late = setTimeout(() => child.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
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
