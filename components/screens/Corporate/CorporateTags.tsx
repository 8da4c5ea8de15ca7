import { useTranslations } from 'next-intl'
import { Tags } from '@/components/ui/Tags/Tags'

/** The same three as on the home page's card. */
export function CorporateTags() {
  const t = useTranslations('home.cards.corporateTags')
  return <Tags tags={[t('insurance'), t('fast'), t('individual')]} />
}
