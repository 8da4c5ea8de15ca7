/** The three files of a report in their folder. */

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseJson } from '@/lib/errors/attempt'
import type { Report } from '../data'
import { changesSince, type Snapshot, snapshotOf, snapshotSchema } from '../facts/changes'
import { pagesCsv } from './csv'
import { reportHtml } from './html'

export interface Files {
  readonly html: string
  readonly csv: string
}

/**
 * Writes the HTML page, the CSV file, and the snapshot the next report is compared with.
 * @returns their paths
 */
export async function writeReport(folder: string, report: Omit<Report, 'changes'>): Promise<Files> {
  mkdirSync(folder, { recursive: true })
  const last = join(folder, 'last.json')
  const before = readSnapshot(last)
  const whole: Report = { ...report, changes: changesSince(before, report) }
  const files = { html: join(folder, 'report.html'), csv: join(folder, 'pages.csv') }
  writeWhole(files.html, await reportHtml(whole))
  writeWhole(files.csv, pagesCsv(whole))
  const own = before?.origin === report.origin ? before : null
  writeWhole(last, JSON.stringify(snapshotOf(report, own)))
  return files
}

/** `null` also for a file of another version. */
function readSnapshot(file: string): Snapshot | null {
  if (!existsSync(file)) return null
  return snapshotSchema.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? null
}

/** Atomic, so that nobody reads half of a file. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}
