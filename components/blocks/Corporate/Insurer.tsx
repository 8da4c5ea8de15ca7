import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'

/** Who insures, and that the clinic does not. */
export function Insurer() {
  const t = useTranslations('corporate')
  return (
    <p>
      <small>{t('insurer', { ...clinicIn(useLocale()).insurer })}</small>
    </p>
  )
}
