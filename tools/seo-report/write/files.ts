/** The three files of a report in their folder. */

import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeWhole } from '@/lib/clinic/files/write-whole'
import { parseJson } from '@/lib/errors/attempt'
import type { Report } from '../data'
import { changesSince, type Snapshot, snapshotOf, snapshotSchema } from '../insights/changes'
import { pagesCsv } from './csv'
import { type PageFiles, reportHtml } from './html'

export interface Files {
  readonly html: string
  readonly csv: string
}

/** What the next report is compared with. */
export const lastFile = 'last.json'

/**
 * Writes the HTML page, the CSV file, and the snapshot the next report is compared with.
 * @returns their paths, and the report with its changes
 */
export async function writeReport(
  folder: string,
  report: Omit<Report, 'changes'>,
  page: PageFiles,
): Promise<Files & { readonly whole: Report }> {
  mkdirSync(folder, { recursive: true })
  const before = readSnapshot(join(folder, lastFile))
  const whole = withChanges(report, before)
  const files = await writePages(folder, whole, page)
  writeSnapshot(folder, report, before)
  return { ...files, whole }
}

export function withChanges(report: Omit<Report, 'changes'>, before: Snapshot | null): Report {
  return { ...report, changes: changesSince(before, report) }
}

export async function writePages(folder: string, report: Report, page: PageFiles): Promise<Files> {
  const files = { html: join(folder, 'report.html'), csv: join(folder, 'pages.csv') }
  writeWhole(files.html, await reportHtml(report, page))
  writeWhole(files.csv, pagesCsv(report))
  return files
}

export function writeSnapshot(
  folder: string,
  report: Omit<Report, 'changes'>,
  before: Snapshot | null,
): void {
  const own = before?.origin === report.origin ? before : null
  writeWhole(join(folder, lastFile), JSON.stringify(snapshotOf(report, own)))
}

/** `null` also for a file of another version. */
export function readSnapshot(file: string): Snapshot | null {
  if (!existsSync(file)) return null
  return snapshotSchema.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? null
}
