import { useLocale, useTranslations } from 'next-intl'
import { Benefits } from '@/components/screens/Corporate/Benefits'
import { Conditions } from '@/components/screens/Corporate/Conditions'
import { CorporateActions } from '@/components/screens/Corporate/CorporateActions'
import { CorporateContact } from '@/components/screens/Corporate/CorporateContact'
import { CorporateTags } from '@/components/screens/Corporate/CorporateTags'
import { Deposit } from '@/components/screens/Corporate/Deposit'
import { IncludedServices } from '@/components/screens/Corporate/IncludedServices'
import { Insurer } from '@/components/screens/Corporate/Insurer'
import { Questions } from '@/components/screens/Corporate/Questions'
import type { LayoutProps } from '@/components/sections/LayoutBox'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn, companyTerms } from '@/lib/clinic'
import type { CorporateData } from '@/lib/screens/corporate'

export function CorporateView({
  layout,
  styles,
  h1,
  crumbs,
  questions,
  whatsapp,
}: CorporateData & LayoutProps) {
  const t = useTranslations('corporate')
  const clinic = clinicIn(useLocale())
  const head = (
    <>
      <h1>{h1}</h1>
      <p>{t('lead', companyTerms(clinic))}</p>
      {clinic.insurance && <Insurer />}
      <CorporateTags />
      <CorporateActions whatsapp={whatsapp} />
    </>
  )
  const picture = (
    <Picture
      src={clinic.pictures.corporate}
      alt=""
      width={1200}
      height={900}
      sizes={layout === 'desktop' ? '(max-width: 900px) 94vw, 42vw' : '92vw'}
      priority
    />
  )
  const sections = (
    <>
      {clinic.insurance && (
        <>
          <IncludedServices />
          <Conditions />
        </>
      )}
      {clinic.deposit && <Deposit />}
      <Benefits />
      <Questions questions={questions} />
      <CorporateContact whatsapp={whatsapp} />
    </>
  )
  if (layout === 'mobile') {
    return (
      <div className={styles.page}>
        <Breadcrumbs crumbs={crumbs} />
        <header className={styles.head}>
          {head}
          {picture}
        </header>
        {sections}
      </div>
    )
  }
  return (
    <>
      <header className={styles.hero}>
        <div className={styles.row}>
          <div className={styles.body}>
            <Breadcrumbs crumbs={crumbs} />
            {head}
          </div>
          {picture}
        </div>
      </header>
      <div className={styles.page}>{sections}</div>
    </>
  )
}
