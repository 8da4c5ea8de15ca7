import { useLocale, useTranslations } from 'next-intl'
import { Tags } from '@/components/ui/Tags/Tags'
import { clinicIn } from '@/lib/clinic'

/** The same three as on the home page's card. */
export function CorporateTags() {
  const t = useTranslations('home.cards.corporateTags')
  const { insurance, claims } = clinicIn(useLocale())
  const further = claims.companyService === 'yes' ? [t('fast'), t('individual')] : []
  return <Tags tags={[insurance ? t('insurance') : t('deposit'), ...further]} />
}
