import { doctors } from './doctors'

/**
 * The price of a visit that is offered as a service, in tenge: that of the cheapest doctor of the
 * specialty, so that a service and the doctors' own pages never name different prices.
 */
export function visitPrice(jobTitle: number): number {
  const prices = doctors.flatMap(({ job_titles, first_appointment: price }) =>
    job_titles.includes(jobTitle) && price !== null ? [price] : [],
  )
  if (prices.length === 0) throw new Error(`No doctor names a price for job title ${jobTitle}`)
  return Math.min(...prices)
}
