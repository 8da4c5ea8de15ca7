import { HeartPulse, Microscope, Wallet } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Section } from '@/components/sections/Section'
import { clinicIn } from '@/lib/clinic'

/** Quality, benefit and accuracy. */
export function Principles() {
  const t = useTranslations('about.principles')
  const { figures, claims } = clinicIn(useLocale())
  const has = (fact: 'yes' | 'no') => fact === 'yes'
  const features = [
    ...(has(claims.visitStandards)
      ? [{ icon: HeartPulse, title: t('quality.title'), text: t('quality.text') }]
      : []),
    {
      icon: Wallet,
      title: t('benefit.title'),
      text: t('benefit.text', {
        ...claims,
        discounts: figures.eveningFrom ? 'yes' : 'no',
        time: figures.eveningFrom ?? '',
      }),
    },
    ...(has(claims.visitStandards) || has(claims.own)
      ? [{ icon: Microscope, title: t('accuracy.title'), text: t('accuracy.text', claims) }]
      : []),
  ]
  return (
    <Section id="principles" title={t('title')} heading="side">
      <Features features={features} variant="columns" />
    </Section>
  )
}
