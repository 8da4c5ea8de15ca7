/**
 * The clinic's clock: Almaty has kept UTC+5 all year round since March 2024. Browsers go by the
 * offset and never by the zone, as phones with an older time zone database have UTC+6.
 */

/** Milliseconds that Almaty is ahead of UTC. */
export const almatyOffset = 5 * 60 * 60_000

/** For server code that needs a time zone by name. */
export const almatyZone = 'Asia/Almaty'

/**
 * Local time in Almaty at an instant, to the minute: `2026-11-03 15:00`.
 * @throws RangeError for an invalid date.
 */
export function almatyTime(instant: Date): string {
  const shifted = new Date(instant.getTime() + almatyOffset)
  return shifted.toISOString().slice(0, 16).replace('T', ' ')
}
