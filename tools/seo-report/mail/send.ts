/** Sends the e-mail about a report to `SEO_REPORT_EMAIL`. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { mailServer, sender } from '@/lib/requests/outbox/mail-server'
import { clinicDay } from '@/lib/text/days'
import type { Report } from '../data'
import { mailLabels } from '../labels/page'
import { fill } from '../labels/say'
import { emailOf } from './email'

/**
 * Once, without a second attempt: the next report comes in a week. Nothing without addresses. The
 * Message-ID is that of the day, so that mail programs recognise the report of a second run.
 * @throws Error when the mail server does not take it for somebody
 */
export async function mailReport(report: Report): Promise<void> {
  const { SMTP_URL, SEO_REPORT_EMAIL, SEO_REPORT_URL, SITE_URL } = env()
  if (!SMTP_URL || !SEO_REPORT_EMAIL) return
  const server = await mailServer(SMTP_URL)
  const { rejected = [] } = await server.sendMail({
    ...emailOf(report, SEO_REPORT_URL),
    from: { name: fill(mailLabels.sender, { clinic: clinicIn('ru').name }), address: sender() },
    to: [...SEO_REPORT_EMAIL],
    messageId: `<seo-report-${clinicDay(new Date(report.madeAt))}@${new URL(SITE_URL).hostname}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  if (rejected.length > 0) throw new Error(`The mail server refused ${rejected.join(', ')}`)
}
