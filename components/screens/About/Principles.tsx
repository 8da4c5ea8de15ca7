import { HeartPulse, Microscope, Wallet } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Section } from '@/components/sections/Section'
import { clinicIn } from '@/lib/clinic'
import type { AboutData } from '@/lib/screens/about'

/** Quality, benefit and accuracy, as far as they are so. */
export function Principles({ facts }: Pick<AboutData, 'facts'>) {
  const t = useTranslations('about.principles')
  const { figures, claims } = clinicIn(useLocale())
  const has = (fact: 'yes' | 'no') => fact === 'yes'
  const evening = {
    ...claims,
    discounts: figures.eveningFrom ? 'yes' : 'no',
    time: figures.eveningFrom ?? '',
  }
  const features = [
    ...(has(claims.visitStandards)
      ? [{ icon: HeartPulse, title: t('quality.title'), text: t('quality.text') }]
      : []),
    ...(has(facts.servicePrices) || has(facts.analysisPrices)
      ? [{ icon: Wallet, title: t('benefit.title'), text: t('benefit.text', evening) }]
      : []),
    ...(has(claims.visitStandards) || has(claims.own)
      ? [{ icon: Microscope, title: t('accuracy.title'), text: t('accuracy.text', claims) }]
      : []),
  ]
  if (features.length === 0) return null
  return (
    <Section id="principles" title={t('title')} heading="side">
      <Features features={features} variant="columns" />
    </Section>
  )
}
