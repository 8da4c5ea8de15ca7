import { useLocale, useTranslations } from 'next-intl'
import { DoctorPrices } from '@/components/doctors/DoctorPrices'
import { doctorLabels } from '@/components/doctors/doctorLabels'
import { AddButton } from '@/components/sections/AddButton'
import { soldVisits } from '@/lib/calculator/sold-records'
import type { Doctor } from '@/lib/kinds/doctor'

/** What the visits cost, each to be added to the estimate. */
export function VisitPrices({ doctor }: { readonly doctor: Doctor }) {
  const labels = doctorLabels(useTranslations('doctors'), useTranslations('price'), useLocale())
  const { first, repeated } = soldVisits(doctor, labels)
  const add = {
    first: <AddButton sold={first} />,
    ...(repeated && { repeated: <AddButton sold={repeated} /> }),
  }
  return <DoctorPrices doctor={doctor} labels={labels} add={add} />
}
