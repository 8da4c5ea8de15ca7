import { spawnSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Docker commands. */

interface Result {
  readonly status: number | null
  readonly output: string
}

export function docker(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Result {
  const { status, stdout, stderr } = spawnSync('docker', args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 64 * 1024 * 1024,
  })
  return { status, output: (stdout ?? '') + (stderr ?? '') }
}

/** @throws Error with the complete output when it fails. */
export function succeed(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, output } = docker(args, env)
  if (status !== 0) throw new Error(`docker ${args.join(' ')}\n${output}`)
  return output.trim()
}

/** Why images cannot be built and run here, or undefined. */
export function dockerObstacle(images: readonly string[]): string | undefined {
  if (docker(['info']).status !== 0) return 'no Docker engine answers'
  const missing = images.filter(
    image =>
      docker(['image', 'inspect', image]).status !== 0 && docker(['pull', image]).status !== 0,
  )
  return missing.length > 0 ? `${missing.join(', ')} cannot be fetched` : undefined
}

export const hasCompose = () => docker(['compose', 'version']).status === 0

/** A folder for files that are mounted into a container. */
export const hostFolder = () => mkdtempSync(join(tmpdir(), 'container-'))
