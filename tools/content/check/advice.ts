/** What a visitor would miss in valid content: advice for editors, one line for each kind. */
import 'server-only'
import type { LoadedContent } from '@/lib/backend/records/load'
import { cropped } from '@/lib/clinic/files/crop'
import type { Finding } from '@/lib/clinic/files/finding'
import { isOver } from '@/lib/clinic/notices'
import type { ClinicFile } from '@/lib/clinic/schema'
import { saysLanguage } from '@/lib/doctors/implied-tags'
import { clinicDay } from '@/lib/text/days'
import type { CodeWith } from '@/lib/text/finding-codes'
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
    ...line('content', 'drafts', drafts),
    ...line('posts', 'overdueArticles', overdue(articles, now)),
    ...line('posts', 'articlesBeforeCheck', published(articles)),
    ...line('posts', 'rarelyCheckedArticles', rare(articles)),
    ...line('clinic.yaml', 'pastExceptions', pastDays(clinic, now)),
    ...line(
      'clinic.yaml',
      'pastNotices',
      (clinic?.notices ?? []).flatMap(each => (isOver(each, now) ? [each.text.ru] : [])),
    ),
    ...pastAbsences(doctors, now),
    ...line('promotions', 'pastPromotions', ended(entries.promotions, now)),
    ...line(
      'doctors',
      'doctorsWithoutPhotograph',
      named(doctors, it => !it.image),
    ),
    ...line(
      'doctors',
      'doctorsWithoutEducation',
      named(doctors, it => !it.education.length),
    ),
    ...line('doctors', 'doctorsWithoutLanguages', named(doctors, isSilent)),
    ...line('services', 'servicesOnRequest', onRequest(entries.services)),
    ...line(
      'analyses',
      'analysisSectionsInRussian',
      entries.analysisCategories.flatMap(({ value }) => (value.name_kk ? [] : [value.name_ru])),
    ),
    ...line(
      'services',
      'serviceSectionsInRussian',
      entries.serviceCategories.flatMap(({ value: { name } }) => (name.kk ? [] : [name.ru])),
    ),
    ...line('files', 'smallPictures', pathsOf(small)),
    ...line('files', 'misshapenPictures', pathsOf(misshapen)),
  ]
}

function line(
  file: string,
  code: CodeWith<'count' | 'names'>,
  all: readonly string[],
): readonly Finding[] {
  if (all.length === 0) return []
  const names = all.slice(0, examples).join(', ')
  return [{ file, code, values: { count: all.length, names } }]
}

const onRequest = (priced: LoadedContent['entries']['services']) =>
  priced.flatMap(({ value }) =>
    value.price === null && value.price_kind !== 'free' ? [value.slug] : [],
  )

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

/** With their lines, as a doctor may have several. */
function pastAbsences(doctors: Doctors, now: number): readonly Finding[] {
  const today = clinicDay(new Date(now))
  return doctors.flatMap(({ file, lineOf, value: { away } }) =>
    away.flatMap(({ until }, index) => {
      const path = ['away', index, 'until']
      const place = { file, line: lineOf(path), field: path.join('.') }
      return until < today ? [{ ...place, code: 'pastAbsence', values: { found: until } }] : []
    }),
  )
}

const yearAfter = (day: string) => new Date(Date.parse(day) + checkedWithin * msPerDay)

function isOf(shape: Shape, width: number, height: number): boolean {
  return shape === 'portrait' ? height >= width : width > height && width < height * 3
}

const pathsOf = (pictures: readonly { readonly path: string }[]) => [
  ...new Set(pictures.map(({ path }) => path)),
]
