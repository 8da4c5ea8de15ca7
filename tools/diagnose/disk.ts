/** Checks DATA_DIR, which holds the callback requests, and the free space of its disk. */
import type { StatsFs } from 'node:fs'
import { mkdir, rm, stat, statfs, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Env } from '@/lib/clinic/environment/env'
import { reasonOf } from '@/lib/errors/reason'
import { type Finding, fail, ok, warn } from './finding'

const megabyte = 1024 * 1024
const scarceMegabytes = 500
const fullMegabytes = 50

/** Whether this user can write there, and whether others can read names and phones. */
export async function checkFolder({ DATA_DIR }: Env): Promise<Finding> {
  const folder = resolve(DATA_DIR)
  const mine = `as the user that runs this, ${process.getuid?.() ?? 'unknown'}`
  try {
    await mkdir(folder, { recursive: true })
    const probe = join(folder, `.diagnose-${process.pid}`)
    await writeFile(probe, 'x')
    await rm(probe)
  } catch (error) {
    const todo = `Give DATA_DIR to the user of the site (chown, chmod 700), or free the disk.`
    return fail(`${folder} cannot be written ${mine}: ${reasonOf(error)}`, todo)
  }
  const { mode } = await stat(folder)
  const readable = (mode & 0o007) !== 0
  if (readable) return warn(`${folder} can be read by everybody here`, `chmod 700 ${folder}`)
  return ok(`${folder} can be written`)
}

/** What the site and the programs beside it write; the first of each disk is named. */
export async function checkDisk({ DATA_DIR, BACKUP_DIR }: Env): Promise<readonly Finding[]> {
  const rest = [
    ...[BACKUP_DIR, '.next/kept', '.next/cache', '/var/cache/nginx', '/var/log', '/tmp'],
    ...['/var/lib/clinic-content', '/var/lib/clinic-report', '/var/lib/postgresql', '/srv/clinic'],
  ]
  const byDisk = new Map<number, string>()
  for (const folder of [DATA_DIR, ...rest]) {
    // One that is not there has no disk of its own.
    const found = folder && (await stat(folder).catch(() => null))
    if (found && !byDisk.has(found.dev)) byDisk.set(found.dev, resolve(folder))
  }
  return Promise.all(
    [...byDisk.values()].map(async folder => spaceAt(folder, await statfs(folder))),
  )
}

type Space = Pick<StatsFs, 'bavail' | 'bsize' | 'files' | 'ffree'>

/** Disks without a fixed number of files say that it is zero. */
export function spaceAt(folder: string, { bavail, bsize, files, ffree }: Space): Finding {
  if (files > 0 && ffree < files / 100) {
    const todo = 'Remove small files; `du --inodes -x / | sort -n | tail` shows where most are.'
    return fail(`${ffree} more files fit on the disk of ${folder}`, todo)
  }
  const free = Math.floor((bavail * bsize) / megabyte)
  const text = `${free} MB are free at ${folder}`
  const todo = 'Remove old files; `du -xh / | sort -h | tail` shows the largest.'
  if (free < fullMegabytes) return fail(text, todo)
  return free < scarceMegabytes ? warn(text, todo) : ok(text)
}
