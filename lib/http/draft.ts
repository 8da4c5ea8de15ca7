/**
 * What a visitor typed into the form without JavaScript, to fill it in again after an error. In a
 * short-lived cookie, because URLs end up in logs and browser histories.
 */
import 'server-only'
import { z } from 'zod'
import { parseJson } from '@/lib/errors/attempt'
import { nameMaxLength, phoneMaxLength } from '@/lib/requests/lengths'

const draftSchema = z.object({
  name: z.string(),
  phone: z.string(),
  consent: z.boolean(),
  /** Idempotency key and time of the first form, so that sending it twice makes one request. */
  key: z.string(),
  openedAt: z.string(),
  /** Page the visitor came from. */
  page: z.string(),
  preferredDay: z.string(),
  /** Where the visit came from, as JSON. */
  attribution: z.string().default(''),
})

export type RequestDraft = z.infer<typeof draftSchema>

export const draftCookie = 'request-draft'
const maxAgeSeconds = 300
/** Together well below the 4096 bytes of a cookie. */
const fieldMaxLength = {
  name: nameMaxLength,
  phone: phoneMaxLength,
  key: 64,
  openedAt: 30,
  page: 200,
  preferredDay: 10,
  attribution: 600,
}

/** A `Set-Cookie` value. @param secure Whether the site is served over https. */
export function draftToCookie(draft: RequestDraft, secure: boolean): string {
  const short = {
    ...draft,
    name: draft.name.slice(0, fieldMaxLength.name),
    // A part of a number could be somebody else's.
    phone: draft.phone.length > fieldMaxLength.phone ? '' : draft.phone,
    key: draft.key.slice(0, fieldMaxLength.key),
    openedAt: draft.openedAt.slice(0, fieldMaxLength.openedAt),
    page: draft.page.slice(0, fieldMaxLength.page),
    preferredDay: draft.preferredDay.slice(0, fieldMaxLength.preferredDay),
    // A part of it could not be read.
    attribution:
      Buffer.byteLength(draft.attribution) > fieldMaxLength.attribution ? '' : draft.attribution,
  }
  const value = Buffer.from(JSON.stringify(short)).toString('base64url')
  return cookie(value, maxAgeSeconds, secure)
}

/** A `Set-Cookie` value that deletes the draft. */
export function forgottenDraft(secure: boolean): string {
  return cookie('', 0, secure)
}

/** The draft in a cookie's value; null when there is none or it is invalid. */
export function draftOf(value: string | undefined): RequestDraft | null {
  if (!value) return null
  const json = parseJson(Buffer.from(value, 'base64url').toString())
  return draftSchema.safeParse(json).data ?? null
}

function cookie(value: string, maxAge: number, secure: boolean): string {
  const attributes = `Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return `${draftCookie}=${value}; ${attributes}`
}
