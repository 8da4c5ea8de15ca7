/** The page of a doctor who has left: its address answers 410, and names colleagues. */
import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { getDoctors, getFormerDoctors } from '@/lib/content/client/doctors'
import { recordAt } from '@/lib/content/slugs'
import { sameSpecialty } from '@/lib/doctors/specialties'
import { specialtiesLine } from '@/lib/doctors/specialties-line'
import type { Doctor } from '@/lib/kinds/doctor'
import { currentLocale } from '@/lib/routing/current-locale'
import { slugOfInternal } from '@/lib/routing/internal-slug'
import { pathOf } from '@/lib/routing/routes'
import { otherDoctors } from '@/lib/screens/counts'
import { type SpecialtyLink, specialtyLinks } from '@/lib/screens/doctor-lists'
import { lowerFirst } from '@/lib/text/lower-first'
import { unlisted } from './record'
import type { ScreenProps } from './screen'

/** Who has left, and where a patient finds others. */
export interface FormerDoctor {
  readonly name: string
  /** Colleagues, then the lists of their specialties; none where nobody is left. */
  readonly links: readonly SpecialtyLink[]
}

export const formerDoctorScreen = {
  async load(props: ScreenProps): Promise<FormerDoctor> {
    const locale = await currentLocale()
    const doctor = await readFormer(props)
    const [doctors, specialties] = await Promise.all([
      getDoctors(locale),
      specialtyLinks(doctor.specialties, locale),
    ])
    const colleagues = colleaguesOf(doctor, doctors)
    return {
      name: doctor.name,
      links: [
        ...colleagues.map(each => ({
          name: `${each.name}, ${lowerFirst(specialtiesLine(each.specialties))}`,
          path: pathOf('doctor', each.slug),
        })),
        // A list without a doctor leads nowhere.
        ...specialties.filter(
          ({ name, path }) => path && colleagues.some(each => hasSpecialty(each, name)),
        ),
      ],
    }
  },
  async metadata(props: ScreenProps): Promise<Metadata> {
    const t = await getTranslations('notFound.left')
    const { name } = await readFormer(props)
    return {
      title: t('h1', { name }),
      description: t('text', { count: 1 }),
      robots: { index: false, follow: true },
    }
  },
}

async function readFormer({ params }: ScreenProps): Promise<Doctor> {
  const slug = slugOfInternal((await params).slug ?? '')
  return recordAt(await getFormerDoctors(await currentLocale()), slug) ?? unlisted(slug)
}

/** Those of the main specialty first. */
function colleaguesOf({ specialties }: Doctor, doctors: readonly Doctor[]): readonly Doctor[] {
  const found = specialties.flatMap(name => doctors.filter(each => hasSpecialty(each, name)))
  return [...new Set(found)].slice(0, otherDoctors)
}

const hasSpecialty = ({ specialties }: Doctor, name: string) =>
  specialties.some(each => sameSpecialty(each, name))
