import type { Hours } from '@/lib/clinic/open-now'
import type { PluralForms } from '@/lib/text/fill'

/** Labels of a doctor's card; templates carry `{name}`s for `fill` and `plural`. */
export interface DoctorLabels {
  readonly rating: string
  readonly noRating: string
  readonly reviews: PluralForms
  readonly experience: PluralForms
  readonly first: string
  readonly repeated: string
  readonly priceFrom: string
  readonly priceOnRequest: string
  readonly appointment: string
  readonly more: string
  /** With `{name}` and `{day}`; it promises no more than what the clinic is told. */
  readonly preferredDay: string
  readonly week: WeekLabels
  /** Addresses with `{slug}` and `{id}`: the table of all routes stays out of the browser. */
  readonly doctorHref: string
  readonly requestHref: string
}

export interface WeekLabels {
  /** Of the clinic: once it has closed, a day is over. */
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
  /** January first, as they stand after a number. */
  readonly months: readonly string[]
}
