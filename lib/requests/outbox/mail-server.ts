/** The clinic's mail server (`SMTP_URL`), for all e-mails of the site. */
import 'server-only'
import type { Transporter } from 'nodemailer'
import { env } from '@/lib/clinic/environment/env'

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
}

/**
 * The clinic's mail server. TLS is required except on this machine, as e-mails hold names and
 * phones; `?requireTLS=false` in `SMTP_URL` lifts that for a relay in the same network.
 */
export async function mailServer(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const { protocol, hostname } = new URL(url)
  const requireTLS =
    protocol === 'smtp:' && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
  const closed = { disableFileAccess: true, disableUrlAccess: true }
  return createTransport({ ...timeouts, ...closed, requireTLS, url })
}

/** Most servers accept only the sender address of the account that has logged in. */
export function sender(): string {
  const { SMTP_FROM, SMTP_URL = '', REQUESTS_EMAIL = [] } = env()
  const user = decodeURIComponent(new URL(SMTP_URL).username)
  return SMTP_FROM ?? (user.includes('@') ? user : (REQUESTS_EMAIL[0] ?? ''))
}
