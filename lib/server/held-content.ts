/**
 * Which files of the content, and published sheets, the site holds back, wherever they were changed: as a
 * metric, and by e-mail to the clinic.
 */

import { setImmediate } from 'node:timers/promises'
import { comparePublished, summary } from '@/lib/backend/records/published'
import { siteFiles } from '@/lib/backend/site-files'
import type { Env } from '@/lib/clinic/environment/env'
import { areTablesRead } from '@/lib/clinic/files/changed-tables'
import type { Finding } from '@/lib/clinic/files/finding'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { publishedTableNames, tableOf } from '@/lib/clinic/files/published'
import { reportLines } from '@/lib/clinic/files/report'
import { reasonOf } from '@/lib/errors/reason'
import { sendNotice } from '@/lib/requests/outbox/notice'
import { log } from '@/lib/telemetry/log'
import { gauge } from '@/lib/telemetry/metrics'

/** Milliseconds; what is held back at two looks was not just being saved. */
const intervalMs = 10_000
const maxLines = 20

type Tell = (findings: readonly Finding[]) => Promise<void>

/**
 * Where the records are files. The first look, which reads all of them, is over when it resolves: a second
 * of computing, for which no visitor is to wait.
 */
export async function followHeldContent(env: Env): Promise<void> {
  const { BACKEND_URL, SMTP_URL, REQUESTS_EMAIL } = env
  if (BACKEND_URL) return
  const held = gauge('clinic_content_held', 'Files of which the last good state is shown')
  const tell: Tell = findings => sendNotice(noticeLines(findings))
  const teller = heldContentTeller(SMTP_URL && REQUESTS_EMAIL ? tell : undefined)
  const look = () =>
    teller(count => held.set(count)).catch(error =>
      log.error({ reason: reasonOf(error) }, 'Nobody could be told of content that is held back'),
    )
  await look()
  let isRunning = false
  const timer = setInterval(async () => {
    // Else tables would be read here, for seconds in which nobody is answered.
    if (isRunning || !areTablesRead()) return
    isRunning = true
    // The site may have looked just now; others are answered in between.
    await setImmediate()
    await look()
    isRunning = false
  }, intervalMs)
  timer.unref()
}

/** A look that tells what is held back at this one and the one before, each finding once. */
export function heldContentTeller(tell?: Tell) {
  const compared = new LastGoodFiles(lastGoodFolder(), true)
  const files = siteFiles(compared)
  let held: readonly Finding[] | undefined
  let before: readonly string[] = []
  return async (count?: (files: number) => void): Promise<void> => {
    if (!held || files.hasChanged()) held = files.heldBack().flat()
    count?.(new Set(held.map(({ file }) => file)).size)
    const lines = held.map(findingLine)
    const lasting = held.filter(finding => before.includes(findingLine(finding)))
    before = lines
    if (!tell) return
    const site = new LastGoodFiles(lastGoodFolder())
    const announcements = site.announcements()
    const news = lasting.filter(finding => !announcements.includes(findingLine(finding)))
    if (news.length > 0) await tell(news)
    const known = announcements.filter(line => lines.includes(line))
    if (news.length > 0 || known.length < announcements.length)
      site.saveAnnouncements([...known, ...news.map(findingLine)])
  }
}

/** In Russian, as all e-mails to the clinic; of a price list also how many prices have changed. */
export function noticeLines(findings: readonly Finding[]): readonly string[] {
  const compared = new LastGoodFiles(lastGoodFolder(), true)
  const files = findings.map(({ file }) => tableOf(file))
  const summaries = publishedTableNames
    .filter(table => files.includes(table))
    .map(table => summary(comparePublished(table, compared), 'ru'))
  const lines = reportLines(findings, 'ru')
  const more = lines.length > maxLines ? ['…'] : []
  return [...summaries.flatMap(line => [line, '']), ...lines.slice(0, maxLines), ...more]
}
