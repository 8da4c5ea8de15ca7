import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn, companyTerms } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { InfoCard } from './InfoCard'

/** The home card set; each layout puts the cards where it wants them. */
export function AboutCard() {
  const t = useTranslations('home.cards')
  const locale = useLocale()
  const { figures, pictures, about } = clinicIn(locale)
  const href = localePath(pathOf('about'), locale)
  return (
    <InfoCard
      title={t('about')}
      text={t('aboutText', { years: figures.years, text: about.text })}
      image={pictures.about}
      action={
        <Button href={href} variant="secondary">
          {t('aboutLink')}
        </Button>
      }
    />
  )
}

export function CorporateCard() {
  const t = useTranslations('home.cards')
  const locale = useLocale()
  const clinic = clinicIn(locale)
  const href = localePath(pathOf('corporate'), locale)
  const first = clinic.insurance ? t('corporateTags.insurance') : t('corporateTags.deposit')
  const isServed = clinic.claims.companyService === 'yes'
  const further = isServed ? [t('corporateTags.fast'), t('corporateTags.individual')] : []
  return (
    <InfoCard
      title={t('corporate')}
      text={t('corporateText', companyTerms(clinic))}
      image={clinic.pictures.corporate}
      tags={[first, ...further]}
      tone="lilac"
      action={
        <Button href={href} variant="ghost">
          {t('corporateLink')}
        </Button>
      }
    />
  )
}

export function ConsultationCard() {
  const t = useTranslations('home.cards')
  const locale = useLocale()
  const { claims, pictures } = clinicIn(locale)
  return (
    <InfoCard
      title={t('consultation')}
      text={t('consultationText', claims)}
      image={pictures.consultation}
      tone="dark"
      action={
        <RequestButton kind="mobile" href={requestHref(locale, 'mobile')} variant="light">
          {t('consultationButton')}
        </RequestButton>
      }
    />
  )
}

export function CalculatorCard() {
  const t = useTranslations('home.cards')
  const locale = useLocale()
  const href = localePath(pathOf('analyses'), locale)
  return (
    <InfoCard
      title={t('calculator')}
      text={t('calculatorText')}
      image={clinicIn(locale).pictures.calculator}
      action={<Button href={href}>{t('calculatorLink')}</Button>}
    />
  )
}
