import { existsSync } from 'node:fs'
import { findPrograms } from '../../support/servers/packages.mjs'
import { describeUnless, testUnless } from '../../support/skips'

type Program = keyof ReturnType<typeof findPrograms>

/** `describe`, or a skip that says which program is missing. */
export const describeWith = (...names: readonly Program[]) => describeUnless(lackOf(...names))

/** The same for a single test. */
export const testWith = (...names: readonly Program[]) => testUnless(lackOf(...names))

/** Which of the programs are missing; `undefined` if none. */
export function lackOf(...names: readonly Program[]): string | undefined {
  if (!existsSync('.next/BUILD_ID')) throw new Error('Run "npm run build" first.')
  const programs = findPrograms()
  const absent = names.filter(name => !programs[name])
  return absent.length > 0 ? `${absent.join(', ')} not installed` : undefined
}
