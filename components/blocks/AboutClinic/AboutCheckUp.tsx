import { useLocale, useTranslations } from 'next-intl'
import { InfoCard } from '@/components/blocks/InfoCard/InfoCard'
import { Button } from '@/components/ui/Button/Button'
import { localePath } from '@/lib/i18n/locales'
import { pathOf } from '@/lib/site/routes'

/** The card that leads to the check-up programmes. */
export function AboutCheckUp() {
  const t = useTranslations('about.checkUp')
  return (
    <InfoCard
      title={t('title')}
      text={t('text')}
      image="/images/home/calculator.webp"
      tone="lilac"
      level="h2"
      action={<Button href={localePath(pathOf('checkUps'), useLocale())}>{t('link')}</Button>}
    />
  )
}
