/** Tells the clinic by e-mail which files of the content the site holds back, wherever they were changed. */
import { siteFiles } from '@/lib/backend/command/accept'
import type { Env } from '@/lib/clinic/environment/env'
import type { Finding } from '@/lib/clinic/files/finding'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { isPublished, tableOf } from '@/lib/clinic/files/published'
import { reportLines } from '@/lib/clinic/files/report'
import { reasonOf } from '@/lib/errors/reason'
import { sendNotice } from '@/lib/requests/outbox/notice'
import { log } from '@/lib/telemetry/log'

/** Milliseconds; what is held back at two looks was not just being saved. */
const intervalMs = 30_000
const maxLines = 20

/** Where e-mail can be sent and the records are files. */
export function followHeldContent({ BACKEND_URL, SMTP_URL, REQUESTS_EMAIL }: Env): void {
  if (BACKEND_URL || !SMTP_URL || !REQUESTS_EMAIL) return
  const look = heldContentTeller(findings => sendNotice('content', linesOf(findings)))
  let isRunning = false
  const timer = setInterval(async () => {
    if (isRunning) return
    isRunning = true
    await look().catch(error =>
      log.error({ reason: reasonOf(error) }, 'Nobody could be told of content that is held back'),
    )
    isRunning = false
  }, intervalMs)
  timer.unref()
}

/** A look that tells what is held back at this one and the one before, each finding once. */
export function heldContentTeller(tell: (findings: readonly Finding[]) => Promise<void>) {
  const compared = new LastGoodFiles(lastGoodFolder(), true)
  const files = siteFiles(compared)
  let all: readonly Finding[] | undefined
  let before: readonly string[] = []
  return async (): Promise<void> => {
    if (!all || files.hasChanged()) all = files.heldBack().flat()
    // Published tables have a notice of their own.
    const held = all.filter(({ file }) => !isPublished(tableOf(file)))
    const lines = held.map(findingLine)
    const lasting = held.filter(finding => before.includes(findingLine(finding)))
    before = lines
    const site = new LastGoodFiles(lastGoodFolder())
    const told = site.told()
    const news = lasting.filter(finding => !told.includes(findingLine(finding)))
    if (news.length > 0) await tell(news)
    const known = told.filter(line => lines.includes(line))
    if (news.length > 0 || known.length < told.length)
      site.noteTold([...known, ...news.map(findingLine)])
  }
}

/** In Russian, as all e-mails to the clinic. */
function linesOf(findings: readonly Finding[]): readonly string[] {
  const lines = reportLines(findings, 'ru')
  return [...lines.slice(0, maxLines), ...(lines.length > maxLines ? ['…'] : [])]
}
