import { readdirSync, readFileSync } from 'node:fs'

/** Process statistics from /proc; `null` without it. */

/** Clock ticks per second in /proc/…/stat: a constant of Linux. */
const ticks = 100

/** CPU time so far, in seconds. */
export function processorTime(pid: number) {
  // The second field is the name in brackets, which may contain spaces.
  const fields = read(pid, 'stat')?.split(') ').at(-1)?.split(' ')
  return fields ? (Number(fields[11]) + Number(fields[12])) / ticks : null
}

/** RSS in bytes. */
export function residentMemory(pid: number) {
  const line = /^VmRSS:\s+(\d+) kB$/m.exec(read(pid, 'status') ?? '')
  return line ? Number(line[1]) * 1024 : null
}

/** Number of open descriptors. */
export function openDescriptors(pid: number) {
  try {
    return readdirSync(`/proc/${pid}/fd`).length
  } catch {
    return null
  }
}

function read(pid: number, name: string) {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8')
  } catch {
    return null
  }
}
