/** The facts of `clinic.yaml`, cached in the process. */

import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/server/telemetry/log'
import { noteRenewal } from './changes'
import { type Clinic, clinicOf } from './clinic'
import { findingLine } from './files/finding-line'
import { readText } from './files/text'
import { readYaml } from './files/yaml'
import { type ClinicFile, clinicSchema } from './schema'

const file = 'clinic.yaml'

interface Known {
  /** The file's text when last read, valid or not. */
  readonly text: string | undefined
  readonly facts: ClinicFile
  readonly clinics: Readonly<Record<Locale, Clinic>>
}

/** On `globalThis`: the server, the middleware and the pages are in different bundles. */
const slot = Symbol.for('clinic.facts')
const shared = globalThis as { [slot]?: Known }

/**
 * Read once, at the first call; {@link reloadChangedClinic} reads it again.
 * @throws Error with a line for each thing that is wrong in the file.
 */
export function clinicFacts(): ClinicFile {
  return known().facts
}

/** The clinic in one language: names and addresses differ, numbers do not. */
export function clinicIn(locale: Locale): Clinic {
  return known().clinics[locale]
}

/** Loads a changed file and marks all pages stale; an invalid one is logged and ignored. */
export function reloadChangedClinic(): void {
  const before = known()
  const text = readText(file)
  if (text === before.text) return
  try {
    shared[slot] = read(text)
    noteRenewal()
    log.info('The clinic has other facts')
  } catch (error) {
    shared[slot] = { ...before, text }
    log.error(error instanceof Error ? error.message : String(error))
  }
}

function known(): Known {
  shared[slot] ??= read(readText(file))
  return shared[slot]
}

function read(text: string | undefined): Known {
  const { value: facts, findings } = readYaml(file, clinicSchema)
  if (!facts) {
    throw new Error(`The clinic's facts are not valid:\n${findings.map(findingLine).join('\n')}`)
  }
  return { text, facts, clinics: { ru: clinicOf(facts, 'ru'), kk: clinicOf(facts, 'kk') } }
}
