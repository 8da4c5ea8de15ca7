/** The facts of `clinic.yaml`, cached in the process. */

import { noteUse } from '@/lib/invalidation/making'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { type Clinic, clinicOf } from './clinic'
import { onlyEntry } from './files/check'
import type { Finding } from './files/finding'
import { findingLine } from './files/finding-line'
import { type LastGoodFiles, siteLastGood } from './files/last-good'
import { logFindings, onlyFile, type Source, WatchedFiles } from './files/watched'
import { readYaml } from './files/yaml'
import { type ClinicFile, clinicSchema } from './schema'

const file = 'clinic.yaml'

/** Among what pages are made from. */
const source = 'clinic'

export const clinicFile: Source<ClinicFile> = {
  ...onlyFile(file, from => onlyEntry(file, readYaml(file, clinicSchema, from))),
  // None is a finding.
  units: () => [file],
}

interface Known {
  readonly files: WatchedFiles<{ readonly clinic: Source<ClinicFile> }>
  readonly facts: ClinicFile
  readonly version: string
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

/** Loads a changed file; an invalid one is logged and ignored. */
export function reloadChangedClinic(): void {
  const before = known()
  if (!before.files.hasChanged()) return
  const { facts = before.facts, findings } = read(before.files)
  logFindings(findings)
  const now = knownOf(before.files, facts)
  if (now.version === before.version) return
  shared[slot] = now
  invalidate(source, now.version)
  log.info('The clinic has other facts')
}

/** Why the site that has this last good state does not show the file. */
export function heldClinic(lastGood: LastGoodFiles): readonly Finding[] {
  return new WatchedFiles({ clinic: clinicFile }, lastGood).heldBack().flat()
}

function known(): Known {
  shared[slot] ??= atStart()
  noteUse(source, shared[slot].version)
  return shared[slot]
}

/** The file, or its last good state when it has become wrong. @throws Error without either */
function atStart(): Known {
  const files = new WatchedFiles({ clinic: clinicFile }, siteLastGood())
  const { facts, findings } = read(files)
  if (!facts)
    throw new Error(`The clinic's facts are not valid:\n${findings.map(findingLine).join('\n')}`)
  logFindings(findings)
  return knownOf(files, facts)
}

function read(files: Known['files']) {
  const { clinic } = files.readings()
  return {
    facts: clinic.flatMap(({ entries }) => entries)[0]?.value,
    findings: clinic.flatMap(({ findings }) => findings),
  }
}

function knownOf(files: Known['files'], facts: ClinicFile): Known {
  const clinics = { ru: clinicOf(facts, 'ru'), kk: clinicOf(facts, 'kk') }
  return { files, facts, version: versionOfValue(facts), clinics }
}
