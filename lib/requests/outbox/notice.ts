/** A letter to those who get the requests, about something that waits for a person. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { fill } from '@/lib/text/fill'
import labels from '@/messages/email.json'
import { mailServer, sender } from './mail-server'

/**
 * The published price list is held back.
 * @throws Error when the mail server does not take it
 */
export async function sendNotice(lines: readonly string[]): Promise<void> {
  const { SMTP_URL = '', REQUESTS_EMAIL = [], SITE_URL } = env()
  const { subject, before, after } = labels.priceList
  const server = await mailServer(SMTP_URL)
  await server.sendMail({
    subject,
    text: [fill(before, { site: SITE_URL }), '', ...lines, '', after, ''].join('\n'),
    from: { name: fill(labels.sender, { clinic: clinicIn('ru').name }), address: sender() },
    to: [...REQUESTS_EMAIL],
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
