/** A mail server that accepts e-mails, rejects recipients, and requires a login. */
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface Arrived {
  /** The envelope recipients. */
  readonly to: readonly string[]
  readonly from: string
  /** Whether TLS was used, and the authenticated user. */
  readonly secure: boolean
  readonly user: string | undefined
  readonly raw: string
  readonly email: Email
}

interface Config {
  readonly port?: number
  /** Recipients to reject, with the response code. */
  readonly refused?: Readonly<Record<string, number>>
  readonly tls?: boolean
  /** `user:password`; without it no login is required. */
  readonly login?: string
}

export async function startSmtp({ port = 0, refused = {}, tls = false, login }: Config = {}) {
  const arrived: Arrived[] = []
  const options: SMTPServerOptions = {
    authOptional: !login,
    allowInsecureAuth: true,
    disabledCommands: [...(tls ? [] : ['STARTTLS']), ...(login ? [] : ['AUTH'])],
    onAuth({ username, password }, _session, callback) {
      if (`${username}:${password}` === login) callback(null, { user: username ?? '' })
      else callback(refusal(535))
    },
    onRcptTo({ address }, _session, callback) {
      const code = refused[address]
      callback(code ? refusal(code) : null)
    },
    async onData(stream, session, callback) {
      const parts: Buffer[] = []
      for await (const part of stream) parts.push(part as Buffer)
      const raw = Buffer.concat(parts)
      const { mailFrom, rcptTo } = session.envelope
      arrived.push({
        to: rcptTo.map(({ address }) => address),
        from: mailFrom ? mailFrom.address : '',
        secure: session.secure,
        user: session.user ? String(session.user) : undefined,
        raw: raw.toString(),
        email: await PostalMime.parse(raw),
      })
      callback()
    },
  }
  const server = new SMTPServer(options)
  // A client that does not accept the certificate.
  server.on('error', () => undefined)
  const listening = server.listen(port, '127.0.0.1')
  await once(listening, 'listening')
  const { port: own } = listening.address() as AddressInfo
  const stop = () => new Promise<void>(resolve => server.close(resolve))
  return { host: `127.0.0.1:${own}`, port: own, arrived, stop }
}

function refusal(responseCode: number): Error {
  return Object.assign(new Error('No'), { responseCode })
}
