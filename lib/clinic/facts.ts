/** The facts of `clinic.yaml`, cached in the process. */

import { noteUse } from '@/lib/invalidation/making'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { countriesOf, type PhoneCountry } from '@/lib/text/phone-countries'
import { type Clinic, clinicOf } from './clinic'
import { onlyEntry } from './files/check'
import type { Finding } from './files/finding'
import { findingLine } from './files/finding-line'
import type { LastGoodFiles } from './files/last-good'
import { SiteValue } from './files/site-value'
import { onlyFile, type Readings, type Source, WatchedFiles } from './files/watched'
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

interface Facts {
  readonly facts: ClinicFile
  readonly version: string
  readonly clinics: Readonly<Record<Locale, Clinic>>
}

const clinic = new SiteValue('facts', { clinicFile }, factsOf)

/**
 * Read once, at the first call; {@link reloadChangedClinic} reads it again.
 * @throws Error with a line for each thing that is wrong in the file.
 */
export function clinicFacts(): ClinicFile {
  return currentFacts().facts
}

/** Whose numbers the forms take besides those on +7. */
export function takenCountries(): readonly PhoneCountry[] {
  return countriesOf(clinicFacts().phone_countries)
}

/** The clinic in one language: names and addresses differ, numbers do not. */
export function clinicIn(locale: Locale): Clinic {
  return currentFacts().clinics[locale]
}

/** Loads a changed file; an invalid one is logged and ignored. */
export function reloadChangedClinic(): void {
  const before = currentFacts()
  if (!clinic.renew() || currentFacts() === before) return
  invalidate(source, currentFacts().version)
  log.info('The clinic has other facts')
}

/** Why the site that has this last good state does not show the file. */
export function heldClinic(lastGood: LastGoodFiles): readonly Finding[] {
  return new WatchedFiles({ clinic: clinicFile }, lastGood).heldBack().flat()
}

function currentFacts(): Facts {
  const facts = clinic.get()
  noteUse(source, facts.version)
  return facts
}

/** @throws Error when there are none, neither of the file nor of a last good state */
function factsOf(
  { clinicFile: [reading] }: Readings<{ readonly clinicFile: typeof clinicFile }>,
  before?: Facts,
): Facts {
  const facts = reading?.entries[0]?.value
  if (!facts && before) return before
  if (!facts) {
    const lines = (reading?.findings ?? []).map(findingLine)
    throw new Error(`The clinic's facts are not valid:\n${lines.join('\n')}`)
  }
  const version = versionOfValue(facts)
  if (version === before?.version) return before
  return { facts, version, clinics: { ru: clinicOf(facts, 'ru'), kk: clinicOf(facts, 'kk') } }
}
