/** E-mails about something that waits for a person. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { fill } from '@/lib/text/fill'
import labels from '@/messages/email.json'
import { mailServer, sender } from './mail-server'

interface Notice {
  readonly subject: string
  readonly before: string
  readonly after: string
}

/**
 * Files of the content, or published sheets, are held back.
 * @throws Error when the mail server does not take it
 */
export async function sendNotice(lines: readonly string[]): Promise<void> {
  const { REQUESTS_EMAIL = [] } = env()
  await send(labels.content, lines, REQUESTS_EMAIL)
}

/**
 * A commit is not shown, or a part of it is held back; to its author.
 * @param version how the commit is called
 * @param report what the check said
 * @throws Error when the mail server does not take it
 */
export async function sendRefusal(
  to: string,
  version: string,
  report: string,
  what: 'publication' | 'content' = 'publication',
): Promise<void> {
  await send(labels[what], [version, '', report], [to])
}

async function send(
  { subject, before, after }: Notice,
  lines: readonly string[],
  to: readonly string[],
): Promise<void> {
  const { SMTP_URL = '', SITE_URL } = env()
  const server = await mailServer(SMTP_URL)
  await server.sendMail({
    subject,
    text: [fill(before, { site: SITE_URL }), '', ...lines, '', after, ''].join('\n'),
    from: { name: fill(labels.sender, { clinic: clinicIn('ru').name }), address: sender() },
    to: [...to],
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
}
