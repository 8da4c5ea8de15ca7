/**
 * Labels that follow from what is known of a doctor: whoever treats children by specialty, or has a
 * label for newborns, sees children, whether or not someone wrote that label.
 */
import type { Doctor } from '@/lib/kinds/doctor'
import type { Locale } from '@/lib/routing/locales'

type Labelled = Pick<Doctor, 'tags' | 'specialties'>

interface ChildrenWords {
  /** The label where the clinic has none. */
  readonly label: string
  /** The clinic's own label that says it. */
  readonly own: RegExp
  /** Labels that imply it. */
  readonly implying: RegExp
  /** Labels that deny it. */
  readonly denying: RegExp
}

const words: Readonly<Record<Locale, ChildrenWords>> = {
  ru: {
    label: 'Принимает детей',
    own: /^(?:принимает|консультирует|лечит|осматривает|при[её]м) детей$/iu,
    implying:
      /с рождения|новорожд|груднич|младен|^дети и взрослые|^взрослые и дети|^детский при[её]м|^(?:принимает|консультирует|лечит|осматривает|при[её]м) (?:взрослых и )?детей/iu,
    denying:
      /только взрослы|не (?:принимает|консультирует|лечит|осматривает) детей|^детей.* не (?:принимает|консультирует|лечит|осматривает)/iu,
  },
  kk: {
    label: 'Балаларды қабылдайды',
    own: /^балаларды (?:қабылдайды|емдейді|қарайды)$/iu,
    implying:
      /жаңа туған|нәресте|сәби|^балалар мен ересектер|^ересектер мен балалар|^балаларды.* (?:қабылдайды|емдейді|қарайды)/iu,
    denying: /тек ересек|балаларды.* (?:қабылдамайды|емдемейді|қарамайды)/iu,
  },
}

/** Specialties for children, in either language, as some clinics name them in one. */
const ofChildren = /педиатр|неонатолог|(?<!\p{L})дет(?:ск|ей)|(?<!\p{L})балалар|нәресте/iu

export const isOfChildren = (specialty: string): boolean => ofChildren.test(specialty)

export const treatsChildren = (specialties: readonly string[]): boolean =>
  specialties.some(isOfChildren)

export const deniesChildren = (tag: string, locale: Locale): boolean =>
  words[locale].denying.test(tag)

export const saysChildren = (tag: string, locale: Locale): boolean => words[locale].own.test(tag)

/** The doctors with the label for children where it follows, in the clinic's own wording. */
export function withImpliedTags<T extends Labelled>(
  doctors: readonly T[],
  locale: Locale,
): readonly T[] {
  const own = doctors.flatMap(({ tags }) => tags).find(tag => saysChildren(tag, locale))
  const label = own ?? words[locale].label
  return doctors.map(doctor =>
    lacksLabel(doctor, locale) ? { ...doctor, tags: [...doctor.tags, label] } : doctor,
  )
}

const lacksLabel = (doctor: Labelled, locale: Locale): boolean =>
  receivesChildren(doctor, locale) && !doctor.tags.some(tag => saysChildren(tag, locale))

/** Whether it is said of a doctor, by a label or a specialty, that children are seen, and by none that they are not. */
export function receivesChildren({ tags, specialties }: Labelled, locale: Locale): boolean {
  if (tags.some(tag => deniesChildren(tag, locale))) return false
  const { own, implying } = words[locale]
  return treatsChildren(specialties) || tags.some(tag => own.test(tag) || implying.test(tag))
}

/** Whether a Russian label names a language of the visit. */
export function saysLanguage(label: string): boolean {
  return /(?:казахск|русск|английск|турецк)/iu.test(label)
}
