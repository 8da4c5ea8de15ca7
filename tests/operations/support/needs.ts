import { existsSync } from 'node:fs'
import { findPrograms, type Programs } from '../../support/servers/packages.mjs'

/** `describe`, or a skip that says which program is missing. */
export const describeWith = (...names: readonly (keyof Programs)[]): jest.Describe =>
  hasAll(names) ? describe : describe.skip

/** The same for single tests. */
export const testWith = (...names: readonly (keyof Programs)[]): jest.It =>
  hasAll(names) ? test : test.skip

function hasAll(names: readonly (keyof Programs)[]): boolean {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Run "npm run build" first.')
  const programs = findPrograms()
  const missing = names.filter(name => !programs[name])
  if (missing.length === 0) return true
  process.stderr.write(`SKIPPED: these tests need ${missing.join(', ')}, which is not installed.\n`)
  return false
}
