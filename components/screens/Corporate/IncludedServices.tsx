import { Ambulance, BedDouble, Headset, HeartPulse, Plane, Stethoscope } from 'lucide'
import { useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Section } from '@/components/sections/Section'
import { tooth } from '@/components/ui/Icon/tooth'

const services = [
  { key: 'emergency', icon: Ambulance },
  { key: 'assistant', icon: Headset },
  { key: 'outpatient', icon: Stethoscope },
  { key: 'dental', icon: tooth },
  { key: 'inpatient', icon: BedDouble },
  { key: 'overseas', icon: Plane },
  { key: 'rehabilitation', icon: HeartPulse },
] as const

/** The seven services of the insurance. */
export function IncludedServices() {
  const t = useTranslations('corporate.included')
  const features = services.map(({ key, icon }) => ({
    icon,
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  }))
  return (
    <Section id="included" title={t('title')} text={t('text')}>
      <Features features={features} variant="tiles" />
    </Section>
  )
}
