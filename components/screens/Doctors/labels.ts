import type { DoctorLabels } from '@/components/doctors/labels'
import type { DayLabels } from '@/lib/doctors/day-filters'
import type { SortTab } from '@/lib/doctors/sorting'
import type { PluralForms } from '@/lib/text/plural'

/** Labels of the lists of doctors; templates carry `{name}`s for `fill` and `plural`. */
export interface DoctorListLabels {
  readonly card: DoctorLabels
  /** Days and absences of those who say them, by id. */
  readonly receptions: Readonly<Record<number, readonly string[]>>
  /** Filters by day. */
  readonly days: DayLabels
  readonly doctors: string
  readonly found: PluralForms
  readonly empty: string
  readonly emptyText: string
  readonly showAll: string
  readonly unavailable: string
  readonly retry: string
  readonly loading: string
  /** `{count}` stands for the number of doctors in the next step. */
  readonly more: string
  /** URL template with `{slug}`. */
  readonly specialtyHref: string
}

/** With labels of the sort order and the tag filter. */
export interface SortedLabels extends DoctorListLabels {
  readonly sort: string
  /** Names of orders by `orderKey`. */
  readonly orders: Readonly<Record<string, string>>
  /** Keys of the phone's. */
  readonly offered: readonly string[]
  /** Name of the group of labels. */
  readonly tags: string
  readonly clearTags: string
}

/** Labels of the desktop's column of specialties, tabs and preview. */
export interface BrowserLabels extends SortedLabels {
  readonly specialties: string
  readonly everyone: string
  readonly everyoneLabel: string
  readonly letter: string
  /** Name of the tags and the order together. */
  readonly choice: string
  readonly tabs: Readonly<Record<SortTab, string>>
  readonly direction: string
  readonly selected: string
}
