import type { PriceWords } from '@/lib/calculator/price-text'
import type { Hours } from '@/lib/clinic/hours'
import type { ReceptionWords } from '@/lib/doctors/reception'
import type { PluralForms } from '@/lib/text/plural'

/** Labels of a doctor's card; templates carry `{name}`s for `fill` and `plural`. */
export interface DoctorLabels {
  readonly rating: string
  readonly noRating: string
  readonly reviews: PluralForms
  readonly experience: PluralForms
  readonly first: string
  readonly repeated: string
  readonly price: PriceWords
  readonly appointment: string
  readonly more: string
  /** With `{name}` and `{day}`; its text depends on whether the clinic is sent the day. */
  readonly preferredDay: string
  readonly week: WeekLabels
  readonly reception: ReceptionLabels
  /** URL templates with `{slug}` and `{id}`: they keep the table of routes out of the bundle. */
  readonly doctorHref: string
  readonly requestHref: string
}

export interface ReceptionLabels {
  /** With `{days}`. */
  readonly receives: string
  /** With `{reason}` and `{days}`. */
  readonly away: string
  /** In place of a reason that is not said. */
  readonly noReason: string
  /** Before the name of who stands in. */
  readonly substitute: string
  readonly words: ReceptionWords
}

export interface WeekLabels {
  /** Of the clinic: a day is over once it has closed. */
  readonly hours: Hours
  readonly label: string
  readonly hint: string
  /** On the button that shows the week in a narrow card. */
  readonly choose: string
  readonly previous: string
  readonly next: string
  readonly today: string
  /** Monday first. */
  readonly days: readonly string[]
  readonly longDays: readonly string[]
  /** January first, in the case that follows the day of the month. */
  readonly months: readonly string[]
}
