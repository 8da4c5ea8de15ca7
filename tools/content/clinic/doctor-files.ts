/** The files of doctors of a table: `doctors/*.yaml`, their specialties, their photographs. */
import 'server-only'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { Document, parseDocument } from 'yaml'
import { textOf } from '@/lib/clinic/files/text'
import { readYamlList } from '@/lib/clinic/files/yaml'
import { parseAmount } from '@/lib/entities/amount'
import { saidPrice } from '@/lib/entities/said-price'
import { unlessRefused } from '@/lib/errors/there'
import { doctorKind } from '@/lib/kinds/doctor'
import type { FileOf } from '@/lib/kinds/kind'
import { specialtyKind } from '@/lib/kinds/specialty'
import { templateOf } from '@/lib/kinds/template'
import { type Locale, locales } from '@/lib/routing/locales'
import type { Language } from '@/lib/text/sentences'
import { slugify } from '@/lib/text/transliterate'
import tableWords from '@/messages/tables.json' with { type: 'json' }
import type { NewDoctor } from './doctor-table'
import type { ContentFile } from './write-files'

type Specialty = Pick<FileOf<typeof specialtyKind>, 'slug' | 'name'>

export interface DoctorFiles {
  readonly files: readonly ContentFile[]
  /** What is appended to `specialties.yaml`. */
  readonly specialties: string
  /** Names of specialties for which nobody has said the Kazakh one. */
  readonly inRussian: readonly string[]
}

/**
 * @param known the specialties that the clinic has
 * @param today `2026-01-31`
 */
export function doctorFiles(
  doctors: readonly NewDoctor[],
  known: readonly Specialty[],
  today: string,
  language: Language,
): DoctorFiles {
  const shipped = shippedSpecialties()
  const all = [...known]
  const inRussian: string[] = []
  for (const { ru, kk } of doctors.flatMap(({ specialties }) => specialties)) {
    if (called(ru, all)) continue
    const usual = called(ru, shipped)
    const name = { ru: usual?.name.ru ?? ru, kk: kk ?? usual?.name.kk ?? ru }
    if (kk === undefined && !usual) inRussian.push(ru)
    all.push({ slug: usual?.slug ?? slugify(ru), name })
  }
  const added = all.slice(known.length)
  return {
    files: doctors.flatMap(doctor => filesOf(doctor, all, today, language)),
    specialties: added.length > 0 ? `\n${new Document(added).toString(asLines)}` : '',
    inRussian,
  }
}

const asLines = { lineWidth: 0 }

const physician = new RegExp(`^(?:${tableWords.physician.join('|')})[\\s-]+`, 'u')

/** «Врач-офтальмолог» of staff lists is an «Офтальмолог». */
function called(ru: string, among: readonly Specialty[]): Specialty | undefined {
  const written = ru.toLowerCase()
  return [written, written.replace(physician, '')]
    .map(each => among.find(({ name }) => name.ru.toLowerCase() === each))
    .find(Boolean)
}

/** Those of the sample, which comes with the site: how they are called in Kazakh. */
function shippedSpecialties(): readonly Specialty[] {
  const file = 'content/specialties.yaml'
  const bytes = unlessRefused(() => readFileSync(file))
  if (!bytes) return []
  const read = readYamlList(file, specialtyKind.file, () => textOf(file, bytes))
  return read.entries.map(({ value }) => value)
}

function filesOf(
  doctor: NewDoctor,
  all: readonly Specialty[],
  today: string,
  language: Language,
): readonly ContentFile[] {
  const { slug, photograph } = doctor
  const prices = [doctor.first_visit, doctor.repeated_visit]
  const picture = photograph && `files/doctors/${slug}${extname(photograph).toLowerCase()}`
  const own = doctor.specialties.flatMap(({ ru }) => called(ru, all) ?? [])
  const values = {
    name: { ru: doctor.doctor_ru, kk: doctor.doctor_kk || doctor.doctor_ru },
    image: picture ? `/${picture}` : null,
    specialties: own.map(each => each.slug),
    description: {
      ru: doctor.about_ru || begunDescription(own, 'ru'),
      kk: doctor.about_kk || begunDescription(own, 'kk'),
    },
    ...(doctor.receives.length > 0 && { receives: doctor.receives }),
    ...Object.assign({}, ...priceFields.map((field, at) => priceIn(field, prices[at]))),
    experience: doctor.experience,
  }
  return [
    [`doctors/${slug}.yaml`, yamlOf(slug, values, today, language)],
    ...(photograph && picture ? [[picture, readFileSync(photograph)] as const] : []),
  ]
}

/** Of the first visit, and of a repeated one. */
const priceFields = Object.entries(doctorKind.fields).flatMap(([name, { widget }]) =>
  widget === 'tenge' ? [name] : [],
)

function priceIn(field: string, { kind, amount } = saidPrice('')) {
  const said = kind && kind !== 'onRequest' && { [`${field}_kind`]: kind }
  return { [field]: amount ? parseAmount(amount) : null, ...said }
}

/** What is said of a doctor of whom the table says nothing else. */
function begunDescription(specialties: readonly Specialty[], locale: Locale): string {
  const names = specialties.map(({ name }, at) => (at === 0 ? name[locale] : within(name[locale])))
  return `${names.join(', ')}.`
}

/** `терапевт`, but `ЛОР`. */
const within = (name: string) => name.replace(/^\p{Lu}(?!\p{Lu})/u, letter => letter.toLowerCase())

/** Whether a description is the one that was begun, in any language. */
export const isBegun = (
  description: FileOf<typeof doctorKind>['description'],
  specialties: readonly Specialty[],
) => locales.some(locale => description[locale] === begunDescription(specialties, locale))

/** The template of a doctor, with the comments and with these values. */
function yamlOf(
  slug: string,
  values: Readonly<Record<string, unknown>>,
  today: string,
  language: Language,
): string {
  const template = templateOf(doctorKind, language)
    .replaceAll('{slug}', slug)
    .replaceAll('{today}', today)
  const document = parseDocument(template)
  for (const [field, value] of Object.entries(values))
    document.set(field, document.createNode(value))
  return document.toString(asLines)
}
