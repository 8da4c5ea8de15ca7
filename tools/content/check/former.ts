/** Doctors who have left: no other file counts on them. */
import type { LoadedContent } from '@/lib/backend/records/load'
import type { Entry } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { clinicDay } from '@/lib/text/days'

type Doctor = LoadedContent['entries']['doctors'][number]

const hasLeft = ({ value: { left } }: Doctor, now: number) =>
  left !== undefined && left <= clinicDay(new Date(now))

/** As the site has it on a day. */
export function withoutFormer(loaded: LoadedContent, now: number): LoadedContent {
  const doctors = loaded.entries.doctors.filter(doctor => !hasLeft(doctor, now))
  return { ...loaded, entries: { ...loaded.entries, doctors } }
}

/** What still names one of them: articles as who checked them, absences as who stands in. */
export function formerNamed({ entries }: LoadedContent, now: number): readonly Finding[] {
  const former = new Set(
    entries.doctors.filter(each => hasLeft(each, now)).map(({ value }) => value.slug),
  )
  const note = (
    { file, lineOf }: Pick<Entry<unknown>, 'file' | 'lineOf'>,
    path: readonly PropertyKey[],
    doctor: string | null | undefined,
  ): readonly Finding[] =>
    doctor && former.has(doctor)
      ? [
          {
            ...{ file, line: lineOf(path), field: path.join('.') },
            ...{ code: 'formerDoctor', values: { doctor } },
          },
        ]
      : []
  return [
    ...entries.posts.flatMap(entry => note(entry, ['doctor'], entry.value.doctor)),
    ...entries.doctors.flatMap(entry =>
      entry.value.away.flatMap(({ substitute }, index) =>
        note(entry, ['away', index, 'substitute'], substitute),
      ),
    ),
  ]
}
