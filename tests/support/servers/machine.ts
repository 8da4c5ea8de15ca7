import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { until } from '../until'

/**
 * A machine booted by systemd in namespaces: this machine's root file system with an overlay in
 * memory, so that installed programs are available and changes are discarded. It shares the
 * network, unless it gets one of its own, in which every port is free and nobody else answers.
 */
export interface Machine {
  /** Runs a bash script as root, in the folder of these tests. */
  readonly run: (script: string) => Promise<Ran>
  /** The path of one of its files as seen from here. */
  readonly at: (path: string) => string
  readonly stop: () => Promise<void>
}

interface Ran {
  readonly status: number | null
  /** Standard output and errors. */
  readonly output: string
}

const programs = ['/usr/bin/systemd-nspawn', '/usr/bin/nsenter', '/lib/systemd/systemd']

/** Why no machine can be booted here; `undefined` if one can. */
export function machineObstacle(): string | undefined {
  if (process.getuid?.() !== 0) return 'only root can boot a machine'
  if (process.cwd().startsWith(tmpdir())) return 'a machine has a temporary folder of its own'
  const missing = programs.filter(path => !existsSync(path))
  if (missing.length > 0) return `${missing.join(', ')} is not installed`
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  try {
    mount(folder)
    unmount(folder)
    return undefined
  } catch (error) {
    return `nothing can be mounted over the root folder: ${error}`
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const rootIn = (folder: string) => join(folder, 'root')
const layerIn = (folder: string) => join(folder, 'layer')

function mount(folder: string): void {
  const [root, layer] = [rootIn(folder), layerIn(folder)]
  mkdirSync(root)
  mkdirSync(layer)
  execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', layer])
  try {
    mkdirSync(join(layer, 'upper'))
    mkdirSync(join(layer, 'work'))
    const folders = `lowerdir=/,upperdir=${layer}/upper,workdir=${layer}/work`
    execFileSync('mount', ['-t', 'overlay', 'overlay', '-o', folders, root], { stdio: 'pipe' })
  } catch (error) {
    execFileSync('umount', [layer])
    throw error
  }
}

function unmount(folder: string): void {
  for (const path of [rootIn(folder), layerIn(folder)]) spawnSync('umount', ['--lazy', path])
}

/** @param binds folders of this machine, and where it has them, to read */
export async function bootMachine(
  binds: Readonly<Record<string, string>>,
  { ownNetwork = false } = {},
): Promise<Machine> {
  const folder = mkdtempSync(join(tmpdir(), 'machine-'))
  mount(folder)
  const root = rootIn(folder)
  const options = ['--quiet', `--directory=${root}`, '--boot', '--register=no', '--keep-unit']
  const bound = Object.entries(binds).map(([from, to]) => `--bind-ro=${from}:${to}`)
  const network = ownNetwork ? ['--private-network'] : []
  const rest = [`--machine=clinic-${process.pid}`, '--console=pipe', ...network, ...bound]
  // Installed servers are not started.
  const args = [...options, ...rest, '--', '--unit=basic.target']
  const nspawn = spawn('systemd-nspawn', args, { stdio: ['pipe', 'pipe', 'pipe'] })
  let console = ''
  for (const stream of [nspawn.stdout, nspawn.stderr]) {
    stream.on('data', (part: Buffer) => {
      console += part
    })
  }
  const ended = once(nspawn, 'exit')
  const stop = async () => {
    nspawn.kill('SIGTERM')
    await ended
    unmount(folder)
    rmSync(folder, { recursive: true, force: true })
  }
  const run = async (script: string): Promise<Ran> => {
    const spaces = ['--mount', '--uts', '--ipc', '--pid', ...(ownNetwork ? ['--net'] : [])]
    const inside = ['--target', String(firstProcess(nspawn)), ...spaces]
    const path = 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'
    const bash = [
      'bash',
      '--norc',
      '-euo',
      'pipefail',
      '-c',
      `exec 2>&1\ncd ${process.cwd()}\n${script}`,
    ]
    const child = spawn('nsenter', [...inside, 'env', '-i', path, ...bash], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [output, [status]] = await Promise.all([text(child.stdout), once(child, 'exit')])
    return { status, output }
  }
  try {
    await until(async () => {
      if (nspawn.exitCode !== null) throw new Error(`The machine does not boot:\n${console}`)
      if (firstProcess(nspawn) === 0) return false
      return (await run('systemctl is-active --quiet basic.target')).status === 0
    }, 120_000)
  } catch (error) {
    await stop()
    throw error
  }
  return { run, at: path => join(root, path), stop }
}

/** The pid of the machine's first process; 0 until it exists. */
function firstProcess({ pid }: ChildProcess): number {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
  return Number(children.trim().split(' ').at(-1))
}
