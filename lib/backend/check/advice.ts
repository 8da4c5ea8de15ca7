/** What a visitor would miss in valid content: advice for editors, one line for each kind. */
import 'server-only'
import type { LoadedContent } from '@/lib/backend/records/load'
import { cropped } from '@/lib/clinic/files/crop'
import type { Finding } from '@/lib/clinic/files/finding'
import { isOver } from '@/lib/clinic/notices'
import type { ClinicFile } from '@/lib/clinic/schema'
import { saysLanguage } from '@/lib/doctors/implied-tags'
import { clinicDay } from '@/lib/text/days'
import { pictureSize } from './picture-size'

/** A check that is older, without a day for the next one, is overdue. Days. */
const checkedWithin = 365
const msPerDay = 86_400_000
/** Records that a line names. */
const examples = 3

/** Points that a picture is wide at least where it is drawn largest, on a screen of two per pixel. */
const leastWidth = { portrait: 480, landscape: 1000 } as const
type Shape = keyof typeof leastWidth

/** @param now milliseconds since 1970 */
export async function adviceOn(
  { entries, drafts }: LoadedContent,
  clinic: ClinicFile | undefined,
  now: number,
): Promise<readonly Finding[]> {
  const { doctors, posts: articles } = entries
  const uses = [
    ...doctors.map(({ value }) => ({
      path: value.image,
      shape: 'portrait' as const,
      crops: true,
      focus: value.image_focus,
    })),
    ...[...articles, ...entries.services, ...entries.promotions].map(({ value }) => ({
      path: value.image,
      shape: 'landscape' as const,
      crops: value.image_focus !== undefined,
      focus: value.image_focus,
    })),
    ...(clinic?.gallery ?? [])
      .filter(({ kind }) => kind !== 'certificate')
      .map(({ file }) => ({
        path: file,
        shape: 'landscape' as const,
        crops: false,
        focus: undefined,
      })),
  ]
  const measured = uses.map(async ({ path, shape, crops, focus }) => {
    const shown = crops ? cropped(path, { shape, focus }) : path
    const size = shown === null ? null : await pictureSize(shown)
    return path !== null && size ? [{ path, shape, ...size }] : []
  })
  const pictures = (await Promise.all(measured)).flat()
  const small = pictures.filter(({ shape, width }) => width < leastWidth[shape])
  const misshapen = pictures.filter(({ shape, width, height }) => !isOf(shape, width, height))
  return [
    ...line('content', 'drafts', drafts, {
      expected: 'no line draft in the file, once the record is to be shown',
    }),
    ...line('posts', 'articles whose check is overdue', overdue(articles, now), {
      expected: 'a check by the doctor, then the new reviewed_at and next_review_at',
    }),
    ...line('posts', 'articles published before their first check', published(articles), {
      expected:
        'the day of the check before created_at in first_reviewed_at, or a later created_at',
    }),
    ...line('posts', 'articles whose next check is more than a year away', rare(articles), {
      expected: 'a day within a year of reviewed_at in next_review_at',
    }),
    ...line(
      'clinic.yaml',
      'exceptions of the hours whose last day is past',
      pastDays(clinic, now),
      {
        expected: 'no line, or the day of the next year',
      },
    ),
    ...line(
      'clinic.yaml',
      'notices whose time is past',
      (clinic?.notices ?? []).flatMap(each => (isOver(each, now) ? [each.text.ru] : [])),
      { expected: 'no notice, or a later time in until' },
    ),
    ...line('promotions', 'promotions whose last day is past', ended(entries.promotions, now), {
      expected: 'a later day in until, or no file',
    }),
    ...line(
      'doctors',
      'doctors without a photograph',
      named(doctors, it => !it.image),
      {
        expected: 'a photograph, as visitors choose a face',
      },
    ),
    ...line(
      'doctors',
      'doctors without education',
      named(doctors, it => !it.education.length),
      {
        expected: 'the university and the year',
      },
    ),
    ...line('doctors', 'doctors who do not say their languages', named(doctors, isSilent), {
      expected: 'a label (tags) with the languages of the visit',
    }),
    ...(['services', 'analyses'] as const).flatMap(kind =>
      line(
        kind,
        `${kind} whose price is on request`,
        entries[kind].flatMap(({ value }) => (value.price === null ? [value.slug] : [])),
        {
          expected:
            'a price, if there is one: a line without it means the same; in the line of a section nothing but its name',
        },
      ),
    ),
    ...line(
      'analyses',
      'sections of the price list without a Kazakh name',
      entries.analysisCategories.flatMap(({ value }) => (value.name_kk ? [] : [value.name_ru])),
      {
        expected:
          'analysis-categories.csv with name_ru and name_kk of each section, as the Kazakh pages have one list without sections',
      },
    ),
    ...line(
      'services',
      'sections of the price list without a Kazakh name',
      entries.serviceCategories.flatMap(({ value: { name } }) => (name.kk ? [] : [name.ru])),
      {
        expected:
          'each in service-categories.yaml under its name, with the Kazakh one, as the Kazakh pages have one list without sections',
      },
    ),
    ...line('files', 'pictures that are too small', pathsOf(small), {
      expected: 'a doctor at least 480 points wide, others 1000',
    }),
    ...line('files', 'pictures of the wrong shape', pathsOf(misshapen), {
      expected: 'a doctor upright, others wider than high, but not three times',
    }),
  ]
}

function line(
  file: string,
  what: string,
  names: readonly string[],
  { expected }: Pick<Finding, 'expected'>,
): readonly Finding[] {
  if (names.length === 0) return []
  const some = names.slice(0, examples).join(', ')
  return [{ file, found: `${what} (${names.length}), such as ${some}`, expected }]
}

type Doctors = LoadedContent['entries']['doctors']
type Articles = LoadedContent['entries']['posts']

function named(doctors: Doctors, lacks: (doctor: Doctors[number]['value']) => boolean) {
  return doctors.flatMap(({ value }) => (lacks(value) ? [value.slug] : []))
}

const isSilent = ({ tags }: Doctors[number]['value']) => !tags.some(({ ru }) => saysLanguage(ru))

function overdue(articles: Articles, now: number): readonly string[] {
  const today = clinicDay(new Date(now))
  return articles.flatMap(({ value }) => {
    const { doctor, slug, reviewed_at: last, next_review_at: next } = value
    if (doctor === null) return []
    const due = next ? clinicDay(new Date(next)) : last && clinicDay(yearAfter(last))
    return due && due < today ? [slug] : []
  })
}

/** Visitors see both days, and many a clinic promises the check before the publication. */
function published(articles: Articles): readonly string[] {
  return articles.flatMap(({ value }) => {
    const { slug, created_at, reviewed_at, first_reviewed_at: first = reviewed_at } = value
    const [checked, shown] = [first, created_at].map(day => day && clinicDay(new Date(day)))
    return checked && shown && checked > shown ? [slug] : []
  })
}

function rare(articles: Articles): readonly string[] {
  return articles.flatMap(({ value: { slug, reviewed_at: last, next_review_at: next } }) =>
    last && next && Date.parse(next) > yearAfter(last).getTime() + msPerDay ? [slug] : [],
  )
}

function ended(promotions: LoadedContent['entries']['promotions'], now: number): readonly string[] {
  const today = clinicDay(new Date(now))
  return promotions.flatMap(({ value: { slug, until } }) =>
    until && clinicDay(new Date(until)) < today ? [slug] : [],
  )
}

function pastDays(clinic: ClinicFile | undefined, now: number): readonly string[] {
  const today = clinicDay(new Date(now))
  return [clinic?.hours, clinic?.laboratory_hours].flatMap(hours =>
    (hours?.exceptions ?? []).flatMap(({ from, until = from }) => (until < today ? [from] : [])),
  )
}

const yearAfter = (day: string) => new Date(Date.parse(day) + checkedWithin * msPerDay)

function isOf(shape: Shape, width: number, height: number): boolean {
  return shape === 'portrait' ? height >= width : width > height && width < height * 3
}

const pathsOf = (pictures: readonly { readonly path: string }[]) => [
  ...new Set(pictures.map(({ path }) => path)),
]
