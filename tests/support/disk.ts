/**
 * A small disk for the data of one site that a test can fill up or write-protect: a tmpfs in the
 * site's own mount namespace, so that nothing is left behind. Linux only.
 */
import { spawnSync } from 'node:child_process'
import type { Running } from './site'

const asRoot = process.getuid?.() === 0
const unshare = ['unshare', '--mount', ...(asRoot ? [] : ['--map-root-user'])]

/** Command prefix for a site whose `DATA_DIR` is a disk of that many kilobytes. */
export function smallDisk(kilobytes: number, mode: 'ro' | 'rw' = 'rw'): readonly string[] {
  const options = `size=${kilobytes}k,${mode}`
  const mount = `mkdir -p "$DATA_DIR" && mount -t tmpfs -o ${options} tmpfs "$DATA_DIR"`
  return [...unshare, 'sh', '-c', `${mount} && exec "$@"`, 'sh']
}

/** Why this machine cannot create such disks; `undefined` if it can. */
export function diskObstacle(): string | undefined {
  const script = 'mount -t tmpfs tmpfs /mnt'
  const [command = '', ...args] = [...unshare, 'sh', '-c', script]
  return spawnSync(command, args).status === 0 ? undefined : 'tests may not mount a disk'
}

/** Writes until the disk is full. */
export function fillDisk(site: Running, dataDir: string): void {
  onDisk(site, `dd if=/dev/zero of="${dataDir}/ballast" bs=1k; true`)
}

export function emptyDisk(site: Running, dataDir: string): void {
  onDisk(site, `rm "${dataDir}/ballast"`)
}

export function allowWriting(site: Running, dataDir: string): void {
  onDisk(site, `mount -o remount,rw "${dataDir}"`)
}

/** @throws Error when the command fails. */
function onDisk({ process: { pid } }: Running, command: string): void {
  const namespace = ['--mount', ...(asRoot ? [] : ['--user', '--preserve-credentials'])]
  const args = ['--target', String(pid), ...namespace, 'sh', '-c', command]
  const { status, stderr } = spawnSync('nsenter', args)
  if (status !== 0) throw new Error(`${command}: ${stderr}`)
}
