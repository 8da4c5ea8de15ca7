/** `npm run content -- new doctors FILE`: those of a table, into a content folder that there is. */
import 'server-only'
import { appendFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { contentDir } from '@/lib/clinic/files/dir'
import { reportLines } from '@/lib/clinic/files/report'
import { readYamlList } from '@/lib/clinic/files/yaml'
import { specialtyKind } from '@/lib/kinds/specialty'
import { clinicDay } from '@/lib/text/days'
import { fill } from '@/lib/text/fill'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/new-clinic-questions.json'
import { answer } from '../words'
import { type DoctorFiles, doctorFiles } from './doctor-files'
import { type BeginningTable, readTableFile } from './tables'
import { writeFiles } from './write-files'

/**
 * Adds the doctors of a table to the content folder; those who are there stay as they are.
 * @returns lines about what was written
 * @throws Error in the language of whoever edits: a table that is not understood; nothing is written then
 */
export function addDoctors(path: string, language: Language): readonly string[] {
  const read = readTableFile('doctors', path, language)
  if ('problems' in read) throw new Error(read.problems.join('\n'))
  const folder = contentDir()
  const list = readYamlList('specialties.yaml', specialtyKind.file)
  if (list.findings.length > 0) throw new Error(reportLines(list.findings, language).join('\n'))
  const { doctors } = read.table
  const there = doctors.filter(({ slug }) => existsSync(join(folder, `doctors/${slug}.yaml`)))
  const added = doctors.filter(doctor => !there.includes(doctor))
  const known = list.entries.map(({ value }) => value)
  const own = doctorFiles(added, known, clinicDay(new Date()), language)
  if (own.specialties) appendFileSync(join(folder, 'specialties.yaml'), own.specialties)
  writeFiles(folder, own.files)
  return [
    ...aboutDoctors({ ...read.table, doctors: added }, own, language),
    ...there.map(({ slug }) => answer('fileIsThere', language, { file: `doctors/${slug}.yaml` })),
  ]
}

/** What was written, and what of it a person looks at. */
export function aboutDoctors(
  table: BeginningTable | undefined,
  { inRussian }: DoctorFiles,
  language: Language,
): readonly string[] {
  if (!table) return []
  const { said } = words[language]
  const names = inRussian.join(', ')
  return [
    fill(said.doctors, { count: table.doctors.length }),
    ...(names ? [fill(said.inRussian, { names })] : []),
    ...table.notes.map(line => answer('toKnow', language, { line })),
  ]
}
