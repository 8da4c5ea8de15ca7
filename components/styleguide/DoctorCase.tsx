import { useLocale, useTranslations } from 'next-intl'
import { DoctorCard } from '@/components/doctors/DoctorCard'
import { doctorLabels } from '@/components/doctors/doctorLabels'
import { receptionLines } from '@/components/doctors/receptionLines'
import { toDoctorCard } from '@/lib/doctors/card'
import type { Doctor } from '@/lib/kinds/doctor'
import { Case } from './Case'

interface DoctorCaseProps {
  readonly doctor: Doctor
  readonly extreme?: boolean
}

/** A doctor's card, which is as wide as its list. */
export function DoctorCase({ doctor, extreme = false }: DoctorCaseProps) {
  const locale = useLocale()
  const labels = doctorLabels(useTranslations('doctors'), useTranslations('price'), locale)
  return (
    <Case name={extreme ? 'DoctorCard, extremes' : 'DoctorCard'} width="wide">
      <DoctorCard
        doctor={toDoctorCard(doctor)}
        labels={labels}
        reception={receptionLines(doctor, labels)}
        locale={locale}
      />
    </Case>
  )
}
