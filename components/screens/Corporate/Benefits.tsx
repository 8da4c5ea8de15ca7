import { Building2, FileCheck2, LockKeyhole, UserRound } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { Features } from '@/components/sections/Features'
import { Section } from '@/components/sections/Section'
import { clinicIn } from '@/lib/clinic'

const benefits = [
  { key: 'contract', icon: FileCheck2 },
  { key: 'manager', icon: UserRound },
  { key: 'secrecy', icon: LockKeyhole },
  { key: 'place', icon: Building2 },
] as const

export function Benefits() {
  const t = useTranslations('corporate.benefits')
  const { claims } = clinicIn(useLocale())
  const { oneBuilding, companyService } = claims
  const facts = {
    contract: companyService,
    manager: companyService,
    // The law's.
    secrecy: 'yes',
    place: oneBuilding,
  }
  const own = benefits.filter(({ key }) => facts[key] === 'yes')
  const features = own.map(({ key, icon }) => ({
    icon,
    title: t(`${key}.title`),
    text: t(`${key}.text`, claims),
  }))
  return (
    <Section id="benefits" title={t('title')}>
      <Features features={features} variant="columns" />
    </Section>
  )
}
