import { useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { Price } from '@/components/ui/Price/Price'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { DoctorData } from '@/lib/screens/doctor'

/** Colleagues of the same specialty, a line each. */
export function OtherDoctors({ others }: Pick<DoctorData, 'others'>) {
  const t = useTranslations('doctors.details')
  const locale = useLocale()
  return (
    <LinkRows
      id="other-doctors"
      title={t('others')}
      rows={others.map(
        ({ id, slug, name, firstAppointment: price, firstAppointmentKind: kind }) => ({
          id,
          name,
          href: localePath(pathOf('doctor', slug), locale),
          note: <Price of="visit" value={price} said={kind} />,
        }),
      )}
    />
  )
}
