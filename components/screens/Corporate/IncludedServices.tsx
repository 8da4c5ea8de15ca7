import { Ambulance, BedDouble, Headset, HeartPulse, Plane, Stethoscope } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Section } from '@/components/sections/Section'
import { tooth } from '@/components/ui/Icon/tooth'
import { clinicIn, insuranceOf } from '@/lib/clinic'

const icons = {
  emergency: Ambulance,
  assistant: Headset,
  outpatient: Stethoscope,
  dental: tooth,
  inpatient: BedDouble,
  overseas: Plane,
  rehabilitation: HeartPulse,
}

/** What the insurance pays for; nothing where the clinic does not say it (B235). */
export function IncludedServices() {
  const t = useTranslations('corporate.included')
  const clinic = clinicIn(useLocale())
  const { includes } = insuranceOf(clinic)
  if (includes.length === 0) return null
  const features = includes.map(key => ({
    icon: icons[key],
    title: t(`${key}.title`),
    text: t(`${key}.text`),
  }))
  const text = clinic.claims.companyService === 'yes' ? { text: t('text') } : {}
  return (
    <Section id="included" title={t('title')} {...text}>
      <Features features={features} variant="tiles" />
    </Section>
  )
}
