/** Delivers one request as an e-mail to the clinic (`SMTP_URL`, `REQUESTS_EMAIL`). */
import 'server-only'
import { alsoOfQuery } from '@/lib/calculator/also'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { log } from '@/lib/telemetry/log'
import { fill } from '@/lib/text/fill'
import labels from '@/messages/email.json'
import { recordOf } from './csv'
import { mailServer, sender } from './mail-server'
import { messageOf } from './message'
import type { Outcome, RequestToDeliver } from './outcome'
import {
  requestedAnalyses,
  requestedName,
  requestedPreparation,
  requestedReception,
} from './requested-name'

/**
 * Makes one attempt. The Message-ID is made of the request's key, so that mail programs recognise a
 * repetition. One recipient that is accepted is enough; the log names the others. Never throws.
 */
export async function attemptEmail(request: RequestToDeliver): Promise<Outcome> {
  const { SMTP_URL = '', REQUESTS_EMAIL = [], SITE_URL } = env()
  const { kind, key, meta } = request
  try {
    const { analyses = [] } = meta
    const also = alsoOfQuery(meta.also)
    const isEstimate = analyses.length + also.length > 0
    const recordName = isEstimate
      ? await requestedAnalyses(analyses, 'ru', also)
      : await requestedName(kind, Number(recordOf(request)), 'ru')
    const preparation = isEstimate ? await requestedPreparation(analyses, 'ru', also) : []
    const reception =
      kind === 'doctors' ? await requestedReception(Number(recordOf(request)), 'ru') : ''
    const server = await mailServer(SMTP_URL)
    const { rejected = [], rejectedErrors = [] } = await server.sendMail({
      ...messageOf(request, SITE_URL, { recordName, reception, preparation }),
      from: { name: fill(labels.sender, { clinic: clinicIn('ru').name }), address: sender() },
      to: [...REQUESTS_EMAIL],
      messageId: `<${key}@${new URL(SITE_URL).hostname}>`,
      date: new Date(request.createdAt),
      // No automatic reply is wanted (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
    if (rejected.length > 0) {
      const reasons = rejectedErrors.map(reasonOf).join(', ')
      log.error(`The e-mail of request ${key} was taken for some addresses only (${reasons}).`)
    }
    return { verdict: 'delivered', reason: '', askedMs: 0 }
  } catch (error) {
    return { verdict: isRefusal(error) ? 'dead' : 'retry', reason: reasonOf(error), askedMs: 0 }
  }
}

/** An error of nodemailer; its message is not used, as it may quote the e-mail. */
interface SmtpFailure {
  readonly code?: string
  readonly responseCode?: number
  readonly recipient?: string
  readonly rejectedErrors?: readonly SmtpFailure[]
}

/** SMTP codes about the account: the settings are wrong, not the e-mail. */
const aboutAccount: ReadonlySet<number> = new Set([530, 534, 535, 538])

/** Only a 5xx about an address or the message itself ends the attempts. */
function isRefusal(error: unknown): boolean {
  const { code, responseCode = 0 } = error as SmtpFailure
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return isAboutMessage && responseCode >= 500 && !aboutAccount.has(responseCode)
}

/** `SMTP 550 for info@clinic.example`, `EAUTH SMTP 535`, `ECONNREFUSED`. */
function reasonOf(error: unknown): string {
  const { code, responseCode, recipient, rejectedErrors } = error as SmtpFailure
  if (rejectedErrors?.length) return rejectedErrors.map(reasonOf).join(', ')
  const reply = responseCode ? `SMTP ${responseCode}` : ''
  const whom = recipient ? `for ${recipient}` : ''
  const name = error instanceof Error ? error.name : 'unknown'
  const what = code === 'EENVELOPE' || code === 'EMESSAGE' ? '' : (code ?? (reply ? '' : name))
  return [what, reply, whom].filter(Boolean).join(' ')
}
