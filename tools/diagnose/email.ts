/** Checks connection, encryption and login of the mail server, without sending anything. */
import 'server-only'
import type { Env } from '@/lib/clinic/environment/env'
import { reasonOf } from '@/lib/errors/reason'
import { mailServer } from '@/lib/requests/outbox/mail-server'
import { type Finding, fail, ok } from './finding'

export async function checkEmail({ SMTP_URL, REQUESTS_EMAIL }: Env): Promise<Finding> {
  if (!SMTP_URL || !REQUESTS_EMAIL) return ok('requests are not sent by e-mail')
  const { host } = new URL(SMTP_URL)
  const server = await mailServer(SMTP_URL)
  try {
    await server.verify()
    return ok(`${host} takes e-mails for ${REQUESTS_EMAIL.join(', ')}`)
  } catch (error) {
    const todo = 'Are address, port, name and password of SMTP_URL right, is its certificate?'
    return fail(`${host} takes no e-mails: ${reasonOf(error)}`, todo)
  } finally {
    server.close()
  }
}
