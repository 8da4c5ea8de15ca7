import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/site/clinic'

/** Who insures, and that the clinic does not. */
export function Insurer() {
  const t = useTranslations('corporate')
  return (
    <p>
      <small>{t('insurer', { ...clinicIn(useLocale()).insurer })}</small>
    </p>
  )
}
