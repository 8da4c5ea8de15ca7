/** Doctors who have left, on whom no other file counts, and former addresses that are still those of their records. */
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

/** A record that was to be renamed has its address still: in the editor for the browser the new one was not confirmed. */
export function notRenamed({ entries }: LoadedContent): readonly Finding[] {
  const renamed: readonly Entry<{ slug: string; former_slugs?: readonly string[] | undefined }>[] =
    [
      ...entries.doctors,
      ...entries.services,
      ...entries.promotions,
      ...entries.checkUps,
      ...entries.posts,
    ]
  return renamed.flatMap(({ file, value, lineOf }) => {
    const at = value.former_slugs?.indexOf(value.slug) ?? -1
    if (at < 0) return []
    const path = ['former_slugs', at]
    const fault = { code: 'ownFormerSlug', values: { slug: value.slug } } as const
    return [{ file, line: lineOf(path), field: path.join('.'), ...fault }]
  })
}
