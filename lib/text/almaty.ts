/**
 * The clinic's clock: Almaty has kept UTC+5 all year round since March 2024. Browsers go by the
 * offset and never by the zone: phones that got no updates since then believe it six hours ahead
 * of Greenwich.
 */

/** Milliseconds that Almaty is ahead of Greenwich. */
export const almatyOffset = 5 * 60 * 60_000

/** For the server alone, where something wants a zone by its name. */
export const almatyZone = 'Asia/Almaty'

/**
 * What clocks in Almaty show at an instant: `2026-11-03 15:00`, down to the minute.
 * @throws RangeError for an invalid date.
 */
export function almatyTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + almatyOffset)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}
