/** What of the clinic ends on a day: its licence, and contracts with insurers. */
import type { Finding } from '@/lib/clinic/files/finding'
import type { ClinicFile } from '@/lib/clinic/schema'
import { clinicDay } from '@/lib/text/days'

/** Days before the end from which editors hear of it: a new licence takes weeks. */
const warnedBefore = 60
const msPerDay = 86_400_000

interface Place {
  readonly file: string
  readonly lineOf: (path: readonly PropertyKey[]) => number | undefined
}

/** @param now milliseconds since 1970 */
export function checkEnds(clinic: ClinicFile, { file, lineOf }: Place, now: number) {
  const today = clinicDay(new Date(now))
  const ends = [
    { path: ['licence', 'valid_until'], day: clinic.licence.valid_until },
    ...clinic.insurers.map(({ until }, index) => ({
      path: ['insurers', index, 'until'],
      day: until,
    })),
  ]
  const findings: Finding[] = []
  const notes: Finding[] = []
  for (const { path, day } of ends) {
    if (day === undefined) continue
    const place = { file, line: lineOf(path), field: path.join('.') }
    const days = (Date.parse(day) - Date.parse(today)) / msPerDay
    if (days < 0) findings.push({ ...place, code: 'ended', values: { found: day } })
    else if (days <= warnedBefore) notes.push({ ...place, code: 'endsSoon', values: { days } })
  }
  return { findings, notes }
}
