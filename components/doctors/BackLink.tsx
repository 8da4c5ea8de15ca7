import { ArrowLeft } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/Button/Button'
import { Icon } from '@/components/ui/Icon/Icon'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/** The way back to the list, also for those who came from a search engine. */
export function BackLink() {
  const t = useTranslations('doctors.details')
  return (
    <Button href={localePath(pathOf('doctors'), useLocale())} variant="secondary" size="s">
      <Icon of={ArrowLeft} />
      {t('back')}
    </Button>
  )
}
