/**
 * The reports of a year in one folder: `2026-11-27/report.html`, and `index.html`, which lists them.
 * Nobody sees half of a report: it is written aside, and then renamed.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { parseJson } from '@/lib/errors/attempt'
import { clinicDay } from '@/lib/text/days'
import type { Report } from '../data'
import { foundIn, withoutRepeats } from '../insights/then'
import { type Files, lastFile, readSnapshot, withChanges, writePages, writeSnapshot } from './files'
import type { PageFiles } from './html'
import { type ArchivedReport, archivedSchema, lineOf, listHtml } from './list'

const dayMs = 86_400_000
/** Of a leap year, too. */
const archiveDays = 366

const day = /^\d{4}-\d\d-\d\d$/

const lineFile = 'line.json'

/** @returns the paths of the files, and the report with what has changed since the last one */
export async function archiveReport(
  folder: string,
  report: Omit<Report, 'changes'>,
  page: PageFiles,
): Promise<Files & { readonly whole: Report }> {
  mkdirSync(folder, { recursive: true })
  tidy(folder)
  const before = readSnapshot(join(folder, lastFile))
  const date = clinicDay(new Date(report.madeAt))
  const kept = archivedIn(folder).filter(each => each.day < date)
  const earlier = kept.flatMap(({ day, found }) => (found ? [{ day, ...found }] : [])).reverse()
  const changed = withChanges(report, before)
  const whole = { ...changed, before: withoutRepeats(earlier, foundIn(changed)) }
  const aside = join(folder, `.new-${date}`)
  mkdirSync(aside)
  await writePages(aside, whole, page)
  writeWhole(join(aside, lineFile), JSON.stringify(lineOf(whole)))
  putInPlace(folder, date, aside)
  writeSnapshot(folder, report, before)
  forgetOld(folder, date)
  writeWhole(join(folder, 'index.html'), listHtml(report.origin, archivedIn(folder)))
  const own = join(folder, date)
  return { html: join(own, 'report.html'), csv: join(own, 'pages.csv'), whole }
}

/** What a run that was broken off has left: the earlier report of its day is put back. */
function tidy(folder: string): void {
  for (const name of readdirSync(folder)) {
    const [, kind, date = ''] = /^\.(new|old)-(.+)$/.exec(name) ?? []
    if (!kind) continue
    const isMissing = kind === 'old' && !existsSync(join(folder, date))
    if (isMissing) renameSync(join(folder, name), join(folder, date))
    else remove(folder, name)
  }
}

/** The second report of a day takes the place of the first. */
function putInPlace(folder: string, date: string, aside: string): void {
  const place = join(folder, date)
  const old = join(folder, `.old-${date}`)
  if (existsSync(place)) renameSync(place, old)
  renameSync(aside, place)
  rmSync(old, { recursive: true, force: true })
}

function forgetOld(folder: string, today: string): void {
  const oldest = Date.parse(today) - archiveDays * dayMs
  for (const name of readdirSync(folder)) {
    if (day.test(name) && Date.parse(name) < oldest) remove(folder, name)
  }
}

function remove(folder: string, name: string): void {
  rmSync(join(folder, name), { recursive: true, force: true })
}

/** The newest first. */
function archivedIn(folder: string): ArchivedReport[] {
  return readdirSync(folder)
    .filter(name => day.test(name))
    .sort()
    .reverse()
    .flatMap(name => {
      const file = join(folder, name, lineFile)
      const line = existsSync(file)
        ? archivedSchema.safeParse(parseJson(readFileSync(file, 'utf8')))
        : null
      return line?.data ? [{ ...line.data, day: name }] : []
    })
}
