import { useLocale, useTranslations } from 'next-intl'
import { InfoCard } from '@/components/sections/InfoCard'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { AboutData } from '@/lib/screens/about'

/** The card that leads to the check-up programmes. */
export function AboutCheckUp({ facts }: Pick<AboutData, 'facts'>) {
  const t = useTranslations('about.checkUp')
  const locale = useLocale()
  const { claims, pictures } = clinicIn(locale)
  return (
    <InfoCard
      title={t('title', claims)}
      text={t('text', { ...claims, ...facts })}
      image={pictures.calculator}
      tone="lilac"
      level="h2"
      action={<Button href={localePath(pathOf('checkUps'), locale)}>{t('link')}</Button>}
    />
  )
}
