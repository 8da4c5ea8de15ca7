import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'

/** Names the insurer, which is not the clinic. */
export function Insurer() {
  const t = useTranslations('corporate')
  return (
    <p>
      <small>{t('insurer', { ...clinicIn(useLocale()).insurer })}</small>
    </p>
  )
}
