import { useLocale, useTranslations } from 'next-intl'
import { Tags } from '@/components/ui/Tags/Tags'
import { clinicIn } from '@/lib/clinic'

/** The same three as on the home page's card. */
export function CorporateTags() {
  const t = useTranslations('home.cards.corporateTags')
  const first = clinicIn(useLocale()).insurance ? t('insurance') : t('deposit')
  return <Tags tags={[first, t('fast'), t('individual')]} />
}
