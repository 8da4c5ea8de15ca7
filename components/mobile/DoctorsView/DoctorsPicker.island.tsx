'use client'

import { DoctorList } from '@/components/blocks/DoctorList/DoctorList'
import { useKeptChoice } from '@/components/blocks/DoctorList/keptChoice'
import { EmptyList, FailedList, type ListContacts } from '@/components/blocks/DoctorList/ListNotice'
import { specialtyHref } from '@/components/blocks/DoctorList/specialtyHref'
import { type FirstDoctors, useDoctors } from '@/components/blocks/DoctorList/useDoctors'
import { useSpecialties } from '@/components/blocks/DoctorList/useSpecialties'
import type { DoctorListWords } from '@/components/blocks/DoctorList/words'
import { SearchSelect, type SelectWords } from '@/components/ui/SearchSelect/SearchSelect'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { chooseSpecialty, everyone } from '@/lib/doctors/filter'
import { initialSorting } from '@/lib/doctors/sorting'
import type { Locale } from '@/lib/i18n/locales'
import { plural } from '@/lib/text/fill'
import { type DoctorsData, doctorSkeletons } from '@/lib/views/doctors'
import styles from './DoctorsView.module.scss'

interface DoctorsPickerProps extends Pick<DoctorsData, 'specialties'> {
  readonly first: FirstDoctors
  readonly words: DoctorListWords
  readonly selectWords: SelectWords
  readonly locale: Locale
  readonly contacts: ListContacts
}

/** All doctors with a searchable choice of specialty (spec 2 §2, "Mobile list"). */
export function DoctorsPicker(props: DoctorsPickerProps) {
  const { first, words, selectWords, locale, contacts } = props
  const [choice, setChoice] = useKeptChoice()
  const list = useDoctors(first, initialSorting, choice, locale)
  const specialties = useSpecialties(props.specialties, locale)
  const names = (specialties.groups ?? []).flatMap(group => group.categories)
  const choose = (name: string | null) =>
    setChoice(name === null ? everyone : chooseSpecialty(name, locale))

  return (
    <>
      <SearchSelect
        items={names.map(specialty => ({
          label: specialty.name,
          href: specialtyHref(specialty, words),
        }))}
        value={choice.name}
        onChange={choose}
        words={selectWords}
      />
      <p className={styles.found} role="status">
        {list.waiting ? words.loading : plural(list.count, words.found, locale)}
      </p>
      {list.failed && !list.waiting && <FailedList words={words} onRetry={list.reload} />}
      {list.waiting ? (
        <Skeleton count={doctorSkeletons.cards} height="24rem" />
      ) : list.doctors.length > 0 ? (
        <DoctorList
          key={choice.name}
          name={choice.name ?? ''}
          list={list}
          words={words}
          locale={locale}
          priority
        />
      ) : (
        <EmptyList words={words} contacts={contacts} onShowAll={() => setChoice(everyone)} />
      )}
    </>
  )
}
