/** Checks the site's TLS certificate. */
import { once } from 'node:events'
import { connect } from 'node:tls'
import type { Env } from '@/lib/clinic/environment/env'
import { reasonOf } from '@/lib/errors/reason'
import { type Finding, fail, ok, warn } from './finding'

const dayMs = 24 * 60 * 60 * 1000
/** certbot renews 30 days before expiry. */
const soonDays = 20
const todo = 'certbot renew, then systemctl reload nginx; certbot certificates says what it knows.'

export async function checkCertificate({ SITE_URL }: Env): Promise<Finding | null> {
  const { protocol, hostname, port } = new URL(SITE_URL)
  if (protocol !== 'https:') return null
  const socket = connect({
    host: hostname,
    port: Number(port) || 443,
    servername: hostname,
    timeout: 5000,
    // To report what is wrong with an invalid certificate.
    rejectUnauthorized: false,
  })
  socket.once('timeout', () => socket.destroy(new Error('no answer within 5 s')))
  try {
    await once(socket, 'secureConnect')
    const { valid_to } = socket.getPeerCertificate()
    const days = Math.floor((Date.parse(valid_to) - Date.now()) / dayMs)
    if (days < 0) return fail(`the certificate of ${hostname} ended on ${valid_to}`, todo)
    if (!socket.authorized) {
      return fail(
        `the certificate of ${hostname} does not hold: ${socket.authorizationError}`,
        todo,
      )
    }
    const text = `the certificate of ${hostname} holds for ${days} days`
    return days < soonDays ? warn(text, todo) : ok(text)
  } catch (error) {
    return fail(`${hostname} offers no certificate: ${reasonOf(error)}`, 'Does nginx run? nginx -t')
  } finally {
    socket.destroy()
  }
}
