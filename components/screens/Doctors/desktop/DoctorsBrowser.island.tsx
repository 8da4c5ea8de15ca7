'use client'

import { lazy, Suspense, useRef } from 'react'
import { bounded } from '@/components/hooks/bounded'
import { useHistoryState } from '@/components/hooks/history-state'
import type { ListContacts } from '@/components/request/contacts'
import { DoctorList } from '@/components/screens/Doctors/DoctorList'
import { FailedList } from '@/components/screens/Doctors/FailedList'
import {
  useSorting,
  useSpecialtyChoice,
  useTagChoice,
} from '@/components/screens/Doctors/filterState'
import type { BrowserLabels } from '@/components/screens/Doctors/labels'
import { PlainDoctors } from '@/components/screens/Doctors/PlainDoctors'
import { doctorSkeletons } from '@/components/screens/Doctors/skeletons'
import { TagFilter } from '@/components/screens/Doctors/TagFilter'
import { type FirstDoctors, useDoctors } from '@/components/screens/Doctors/useDoctors'
import { useScrollPosition } from '@/components/screens/Doctors/useScrollPosition'
import { useSpecialties } from '@/components/screens/Doctors/useSpecialties'
import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { everyone } from '@/lib/doctors/filter'
import type { Locale } from '@/lib/routing/locales'
import type { DoctorsData } from '@/lib/screens/doctors'
import styles from './DoctorsBrowser.module.scss'
import { Found } from './Found'
import { Preview } from './Preview'
import { SortBar } from './SortBar'
import { Specialties } from './Specialties'

const EmptyList = lazy(() => import('@/components/screens/Doctors/EmptyList'))

interface DoctorsBrowserProps extends Pick<DoctorsData, 'specialties' | 'tags'> {
  readonly first: FirstDoctors
  readonly labels: BrowserLabels
  readonly locale: Locale
  readonly contacts: ListContacts
}

/** Specialties, the selected doctor, and the list with its order. */
export const DoctorsBrowser = bounded(LiveBrowser, PlainDoctors)

function LiveBrowser(props: DoctorsBrowserProps) {
  const { first, labels, locale, contacts } = props
  const [sorting, setSorting] = useSorting()
  const [choice, setChoice] = useSpecialtyChoice()
  const [tags, setTags] = useTagChoice(props.tags)
  const [selected, setSelected] = useHistoryState('doctor', '', stored => String(stored))
  const panel = useRef<HTMLElement>(null)
  // One doctor has no order.
  const isOrdered = first.count > 1

  const list = useDoctors(first, sorting, choice, locale, tags, labels)
  const listed = [sorting.tab, sorting.direction, choice.letter, choice.name, ...tags].join(' ')
  useScrollPosition(panel, listed, !list.waiting)
  const specialties = useSpecialties(props.specialties, locale)
  const { doctors } = list
  const shown = doctors.find(({ slug }) => slug === selected) ?? doctors[0]

  const showAll = () => {
    setChoice(everyone)
    setTags([])
  }

  const retry = () => {
    list.reload()
    specialties.reload()
  }

  return (
    <div className={styles.browser}>
      {list.source}
      {specialties.source}
      <Specialties
        groups={specialties.groups}
        choice={choice}
        onChoose={setChoice}
        labels={labels}
        locale={locale}
      />
      <div className={styles.preview}>
        {shown && <Preview doctor={shown} labels={labels} locale={locale} />}
      </div>
      <div className={styles.column}>
        <section id="doctors" className={styles.bar} tabIndex={-1} aria-label={labels.choice}>
          <TagFilter tags={props.tags} chosen={tags} onChange={setTags} labels={labels} />
          {isOrdered && <SortBar sorting={sorting} onChange={setSorting} labels={labels} />}
          <Found {...{ list, sorting, labels, locale }} className={styles.found} />
          {list.failed && !list.waiting && <FailedList labels={labels} onRetry={retry} />}
        </section>
        <section
          ref={panel}
          className={styles.panel}
          aria-label={labels.doctors}
          aria-busy={list.waiting}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
          tabIndex={0}
        >
          {list.waiting ? (
            <div className={styles.skeletons}>
              <Skeleton count={doctorSkeletons.cards} height="18rem" />
            </div>
          ) : doctors.length > 0 ? (
            <DoctorList
              key={listed}
              name={listed}
              list={list}
              labels={labels}
              locale={locale}
              selected={shown?.slug}
              onSelect={setSelected}
            />
          ) : (
            <Suspense>
              <EmptyList labels={labels} contacts={contacts} onShowAll={showAll} />
            </Suspense>
          )}
        </section>
      </div>
    </div>
  )
}
