import { useLocale, useTranslations } from 'next-intl'
import { insurerIn } from '@/lib/site/insurance'

/** Who insures, and that the clinic does not. */
export function Insurer() {
  const t = useTranslations('corporate')
  return (
    <p>
      <small>{t('insurer', { ...insurerIn(useLocale()) })}</small>
    </p>
  )
}
