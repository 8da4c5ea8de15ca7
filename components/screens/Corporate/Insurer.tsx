import { useLocale, useTranslations } from 'next-intl'
import { clinicIn, insuranceOf } from '@/lib/clinic'

/** Names the insurer, which is not the clinic. */
export function Insurer() {
  const t = useTranslations('corporate')
  return (
    <p>
      <small>{t('insurer', { ...insuranceOf(clinicIn(useLocale())).insurer })}</small>
    </p>
  )
}
