'use client'

import { lazy, Suspense } from 'react'
import { bounded } from '@/components/hooks/bounded'
import type { ListContacts } from '@/components/request/contacts'
import { DoctorList } from '@/components/screens/Doctors/DoctorList'
import { FailedList } from '@/components/screens/Doctors/FailedList'
import {
  useSorting,
  useSpecialtyChoice,
  useTagChoice,
} from '@/components/screens/Doctors/filterState'
import type { SortedLabels } from '@/components/screens/Doctors/labels'
import { PlainDoctors } from '@/components/screens/Doctors/PlainDoctors'
import { doctorSkeletons } from '@/components/screens/Doctors/skeletons'
import { specialtyHref } from '@/components/screens/Doctors/specialtyHref'
import { TagFilter } from '@/components/screens/Doctors/TagFilter'
import { type FirstDoctors, useDoctors } from '@/components/screens/Doctors/useDoctors'
import { useSpecialties } from '@/components/screens/Doctors/useSpecialties'
import { SearchSelect, type SelectLabels } from '@/components/ui/SearchSelect/SearchSelect'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { chooseSpecialty, everyone } from '@/lib/doctors/filter'
import { orderKey } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorsData } from '@/lib/screens/doctors'
import { plural } from '@/lib/text/plural'
import styles from './DoctorsView.module.scss'
import { SortSelect } from './SortSelect'

const EmptyList = lazy(() => import('@/components/screens/Doctors/EmptyList'))

interface DoctorsPickerProps extends Pick<DoctorsData, 'specialties' | 'tags'> {
  readonly first: FirstDoctors
  readonly labels: SortedLabels
  readonly selectLabels: SelectLabels
  readonly locale: Locale
  readonly contacts: ListContacts
}

/** All doctors with a searchable choice of specialty, the clinic's labels and, of several, the order. */
export const DoctorsPicker = bounded(LivePicker, PlainDoctors)

function LivePicker(props: DoctorsPickerProps) {
  const { first, labels, selectLabels, locale, contacts } = props
  const [choice, setChoice] = useSpecialtyChoice()
  const [sorting, setSorting] = useSorting()
  const [tags, setTags] = useTagChoice(props.tags)
  const list = useDoctors(first, sorting, choice, locale, tags, labels)
  const listed = [orderKey(sorting), choice.name, ...tags].join(' ')
  const specialties = useSpecialties(props.specialties, locale)
  const names = (specialties.groups ?? []).flatMap(group => group.categories)
  const choose = (name: string | null) =>
    setChoice(name === null ? everyone : chooseSpecialty(name, locale))
  const showAll = () => {
    choose(null)
    setTags([])
  }

  return (
    <>
      {list.source}
      {specialties.source}
      <SearchSelect
        items={names.map(specialty => ({
          label: specialty.name,
          href: specialtyHref(specialty, labels),
        }))}
        value={choice.name}
        onChange={choose}
        labels={selectLabels}
      />
      <TagFilter tags={props.tags} chosen={tags} onChange={setTags} labels={labels} />
      <div className={styles.order}>
        <p className={styles.found} role="status">
          {list.waiting ? labels.loading : plural(list.count, labels.found, locale)}
        </p>
        {first.count > 1 && <SortSelect sorting={sorting} onChange={setSorting} labels={labels} />}
      </div>
      {list.failed && !list.waiting && <FailedList labels={labels} onRetry={list.reload} />}
      {list.waiting ? (
        <Skeleton count={doctorSkeletons.cards} height="20rem" />
      ) : list.doctors.length > 0 ? (
        <DoctorList
          key={listed}
          name={listed}
          list={list}
          labels={labels}
          locale={locale}
          priority
        />
      ) : (
        <Suspense>
          <EmptyList labels={labels} contacts={contacts} onShowAll={showAll} />
        </Suspense>
      )}
    </>
  )
}
