/** The facts of `clinic.yaml`, cached in the process. */

import { noteUse } from '@/lib/invalidation/making'
import { invalidate, versionOfValue } from '@/lib/invalidation/sources'
import type { Locale } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { type Clinic, clinicOf } from './clinic'
import type { Finding } from './files/finding'
import { findingLine } from './files/finding-line'
import { type LastGoodFiles, siteLastGood } from './files/last-good'
import { readText } from './files/text'
import { readYaml } from './files/yaml'
import { type ClinicFile, clinicSchema } from './schema'

const file = 'clinic.yaml'

/** Among what pages are made from. */
const source = 'clinic'

interface Known {
  /** The file's text when last read, valid or not. */
  readonly text: string | undefined
  readonly facts: ClinicFile
  readonly version: string
  readonly clinics: Readonly<Record<Locale, Clinic>>
  /** When a person had last confirmed doubtful files, while the file is not shown. */
  readonly heldAt?: string
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
  const text = readText(file)
  const acceptedAt = siteLastGood()?.acceptedAt() ?? ''
  if (text === before.text && (before.heldAt ?? acceptedAt) === acceptedAt) return
  const { value, findings } = readYaml(file, clinicSchema)
  if (!value || (findings.length > 0 && !isConfirmed(text))) {
    shared[slot] = { ...before, text, heldAt: acceptedAt }
    log.error(problems(findings))
    return
  }
  const now = asKnown(text, value)
  shared[slot] = now
  invalidate(source, now.version)
  log.info('The clinic has other facts')
}

/** Why the site that has this last good state does not show the file. */
export function heldClinic(lastGood: LastGoodFiles): readonly Finding[] {
  const isKept = readText(file) === lastGood.read(file).text
  return isKept ? [] : readYaml(file, clinicSchema).findings
}

/** Makes the file, if it is among those that a person confirms, the last good one. */
export function acceptClinic(lastGood: LastGoodFiles, names: readonly string[]): void {
  if (!names.includes(file)) return
  const text = readText(file)
  const { value, findings } = readYaml(file, clinicSchema)
  if (text !== undefined && value && findings.every(({ isDoubtful }) => isDoubtful))
    lastGood.save(file, text)
}

const isConfirmed = (text: string | undefined) =>
  text !== undefined && siteLastGood()?.read(file).text === text

function known(): Known {
  shared[slot] ??= atStart()
  noteUse(source, shared[slot].version)
  return shared[slot]
}

/** The file, or its last good state when it has become wrong. @throws Error without either */
function atStart(): Known {
  const text = readText(file)
  const now = readYaml(file, clinicSchema)
  if (now.value && (now.findings.length === 0 || isConfirmed(text))) return asKnown(text, now.value)
  const lastGood = siteLastGood()
  const { value = now.value } = lastGood ? readYaml(file, clinicSchema, lastGood.read) : now
  if (!value) throw new Error(problems(now.findings))
  log.error(problems(now.findings))
  return { ...clinics(text, value), heldAt: lastGood?.acceptedAt() ?? '' }
}

const problems = (findings: readonly Finding[]) =>
  `The clinic's facts are not valid:\n${findings.map(findingLine).join('\n')}`

function asKnown(text: string | undefined, facts: ClinicFile): Known {
  if (text !== undefined) siteLastGood()?.save(file, text)
  return clinics(text, facts)
}

function clinics(text: string | undefined, facts: ClinicFile): Known {
  const version = versionOfValue(facts)
  return { text, facts, version, clinics: { ru: clinicOf(facts, 'ru'), kk: clinicOf(facts, 'kk') } }
}
