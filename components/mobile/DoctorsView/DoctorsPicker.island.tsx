'use client'

import { useMemo, useState } from 'react'
import { DoctorList } from '@/components/blocks/DoctorList/DoctorList'
import { EmptyList, FailedList, type ListContacts } from '@/components/blocks/DoctorList/ListNotice'
import { useDoctors } from '@/components/blocks/DoctorList/useDoctors'
import { useSpecialties } from '@/components/blocks/DoctorList/useSpecialties'
import type { DoctorListWords } from '@/components/blocks/DoctorList/words'
import { SearchSelect, type SelectWords } from '@/components/ui/SearchSelect/SearchSelect'
import { chooseSpecialty, everyone, filterDoctors } from '@/lib/doctors/filter'
import { unpackRows } from '@/lib/doctors/rows'
import { initialSorting } from '@/lib/doctors/sorting'
import { specialtyPath } from '@/lib/doctors/specialties'
import { type Locale, localePath } from '@/lib/i18n/locales'
import { plural } from '@/lib/text/fill'
import type { DoctorsData } from '@/lib/views/doctors'
import styles from './DoctorsView.module.scss'

interface DoctorsPickerProps extends Pick<DoctorsData, 'cards' | 'rows' | 'specialties'> {
  readonly words: DoctorListWords
  readonly selectWords: SelectWords
  readonly locale: Locale
  readonly contacts: ListContacts
}

/** All doctors with a searchable choice of specialty (spec 2 §2, "Mobile list"). */
export function DoctorsPicker(props: DoctorsPickerProps) {
  const { cards, rows, words, selectWords, locale, contacts } = props
  const [choice, setChoice] = useState(everyone)
  const initial = useMemo(() => [...cards, ...unpackRows(rows)], [cards, rows])
  const list = useDoctors(initial, initialSorting, locale)
  const specialties = (useSpecialties(props.specialties, locale).groups ?? []).flatMap(
    group => group.categories,
  )
  const doctors = filterDoctors(list.doctors, choice, locale)

  return (
    <>
      <SearchSelect
        items={specialties.map(specialty => ({
          label: specialty.name,
          href: localePath(specialtyPath(specialty), locale),
        }))}
        value={choice.name}
        onChange={name => setChoice(name === null ? everyone : chooseSpecialty(name, locale))}
        words={selectWords}
      />
      <p className={styles.found} role="status">
        {plural(doctors.length, words.found, locale)}
      </p>
      {list.failed && <FailedList words={words} onRetry={list.reload} />}
      {doctors.length > 0 ? (
        <DoctorList
          key={choice.name}
          doctors={doctors}
          words={words.card}
          locale={locale}
          onCardsWanted={list.loadCards}
          priority
        />
      ) : (
        <EmptyList words={words} contacts={contacts} onShowAll={() => setChoice(everyone)} />
      )}
    </>
  )
}
