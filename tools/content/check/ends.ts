/** What of the clinic a day makes untrue: the end of its licence and of contracts with insurers, and its years of work. */
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
  const findings: Finding[] = [...tooManyYears(clinic, { file, lineOf }, today)]
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

/** More years of work than since the year of foundation: every page says them. */
function tooManyYears(
  { founded, figures }: ClinicFile,
  { file, lineOf }: Place,
  today: string,
): readonly Finding[] {
  const most = Number(today.slice(0, 4)) - Number(founded)
  if (figures.years <= most) return []
  const path = ['figures', 'years']
  const values = { found: figures.years, founded, most: Math.max(most, 0) }
  return [{ file, line: lineOf(path), field: path.join('.'), code: 'tooManyYears', values }]
}
