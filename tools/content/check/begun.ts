/** What a clinic that was begun still lacks, most visible first: one line for each kind, for whoever edits. */
import 'server-only'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { LoadedContent } from '@/lib/backend/records/load'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import { readText } from '@/lib/clinic/files/text'
import { clinicNotes } from '@/messages/clinic-notes'
import { isBegun } from '../clinic/doctor-files'
import { isEmptySheet, pictures, sheets } from '../clinic/files'

export async function begunAdvice({
  records,
  entries,
  findings,
}: LoadedContent): Promise<readonly Finding[]> {
  const { doctors, services, analyses } = records
  // A price list that is there and refused is begun: its own findings say what to do.
  const isEmpty = doctors.length + services.length + analyses.length === 0 && findings.length === 0
  const begin: Finding = { file: 'specialties.yaml', code: 'nothingYet', values: {} }
  return [
    ...(isEmpty ? [begin] : []),
    ...toDescribe(entries),
    ...marked(),
    ...(await standIns()),
    ...papersLeft(),
  ]
}

/** Records that a line names. */
const examples = 3

/** Of whom a table said no more than the specialty. */
function toDescribe({ doctors, specialties }: LoadedContent['entries']): readonly Finding[] {
  const slugs = doctors.flatMap(({ value }) => {
    const own = value.specialties.flatMap(
      slug => specialties.find(each => each.value.slug === slug)?.value ?? [],
    )
    return isBegun(value.description, own) ? [value.slug] : []
  })
  if (slugs.length === 0) return []
  const values = { count: slugs.length, names: slugs.slice(0, examples).join(', ') }
  return [{ file: 'doctors', code: 'doctorsToDescribe', values }]
}

/** What `new clinic` could not know, in the language of whoever called it. */
function marked(): readonly Finding[] {
  const marks = Object.values(clinicNotes.change).map(mark => `# ${mark}: `)
  return (readText('clinic.yaml') ?? '').split('\n').flatMap((text, index) => {
    const mark = marks.find(each => text.trimStart().startsWith(each))
    if (!mark) return []
    const what = text.trim().slice(mark.length)
    return [{ file: 'clinic.yaml', line: index + 1, code: 'notSaidYet', values: { what } } as const]
  })
}

async function standIns(): Promise<readonly Finding[]> {
  const left = (await pictures()).flatMap(([name, drawn]) =>
    holds(`files/${name}`, drawn) ? [name] : [],
  )
  return left.length > 0
    ? [{ file: 'files', code: 'standIns', values: { names: left.join(', ') } }]
    : []
}

/** A form of the site asks for agreement to a text that nobody can read: such a site cannot be opened. */
export const emptyConsents = (): readonly Finding[] =>
  emptySheets()
    .filter(isConsent)
    .map(file => ({ file, code: 'emptyConsent', values: {} }))

function papersLeft(): readonly Finding[] {
  const left = emptySheets().filter(name => !isConsent(name))
  return left.length > 0
    ? [{ file: 'files/documents', code: 'emptySheets', values: { count: left.length } }]
    : []
}

const isConsent = (name: string) => name.endsWith('/privacy-policy.pdf')

const emptySheets = () =>
  sheets.filter(name => isEmptySheet(contentOf(name)?.toString('latin1') ?? ''))

/** Whether the file is as it was begun; not, where there is none. */
const holds = (name: string, content: string | Buffer): boolean =>
  contentOf(name)?.equals(Buffer.from(content)) ?? false

function contentOf(name: string): Buffer | undefined {
  const path = join(contentDir(), name)
  const isFile = statSync(path, { throwIfNoEntry: false })?.isFile() ?? false
  return isFile ? readFileSync(path) : undefined
}
