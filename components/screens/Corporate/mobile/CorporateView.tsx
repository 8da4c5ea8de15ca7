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
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Picture } from '@/components/ui/Picture/Picture'
import { clinicIn, insuranceOf } from '@/lib/clinic'
import type { CorporateData } from '@/lib/props/corporate'
import styles from './CorporateView.module.scss'

export function CorporateView({ h1, crumbs, questions }: CorporateData) {
  const t = useTranslations('corporate')
  const clinic = clinicIn(useLocale())
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <header className={styles.head}>
        <h1>{h1}</h1>
        <p>{t('lead', insuranceOf(clinic).terms)}</p>
        <Insurer />
        <CorporateTags />
        <CorporateActions />
        <Picture
          src={clinic.pictures.corporate}
          alt=""
          width={1200}
          height={900}
          sizes="92vw"
          priority
        />
      </header>
      <IncludedServices />
      <Conditions />
      <Deposit />
      <Benefits />
      <Questions questions={questions} />
      <CorporateContact />
    </div>
  )
}
