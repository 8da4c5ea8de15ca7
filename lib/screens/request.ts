import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { getCheckUps } from '@/lib/api/check-ups'
import { getDoctors } from '@/lib/api/doctors'
import { getPosts } from '@/lib/api/posts'
import { getPromotions } from '@/lib/api/promotions'
import { getServices } from '@/lib/api/services'
import { currentLocale } from '@/lib/i18n/current'
import { type Locale, localePath, splitLocale } from '@/lib/i18n/locales'
import { type RequestFormError, requestFormErrors } from '@/lib/requests/form-errors'
import { isRequestKind, needsId, type RequestTarget } from '@/lib/requests/kinds'
import { pageMetadata } from '@/lib/seo/metadata'
import { matchRoute, pathOf } from '@/lib/site/routes'
import { draftCookie, draftOf } from '@/lib/site-api/draft'
import type { RequestPageData } from '@/lib/views/request'
import { optional } from './optional'
import type { ScreenProps } from './screen'

/** The request form as a page, for visitors without JavaScript; never indexed. */
export const requestScreen = {
  async load({ searchParams }: ScreenProps): Promise<RequestPageData> {
    const query = await searchParams
    const locale = await currentLocale()
    const about = targetOf(query.kind, query.id)
    const draft = draftOf((await cookies()).get(draftCookie)?.value)
    const errors = errorsOf(query.error)
    const from = pathFrom(errors.length > 0 ? draft?.page : query.from)
    return {
      about,
      subject: await subjectOf(about, from, locale),
      page: from ?? localePath(pathOf('request'), locale),
      errors,
      values: errors.length > 0 && draft ? draft : {},
      // A repeated showing keeps the first key, so that sending twice makes one request.
      idempotencyKey: (errors.length > 0 && draft?.key) || randomUUID(),
      openedAt: Date.now(),
    }
  },
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('request.page')
    const locale = await currentLocale()
    const words = { title: t('title'), description: t('description') }
    return pageMetadata({ ...words, locale, path: pathOf('request'), hidden: true })
  },
}

export const requestAcceptedScreen = {
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('request.page')
    const locale = await currentLocale()
    const words = { title: t('acceptedTitle'), description: t('description') }
    return pageMetadata({ ...words, locale, path: pathOf('requestAccepted'), hidden: true })
  },
}

type QueryValue = string | string[] | undefined

/** A link that was tampered with still offers the plain callback. */
function targetOf(kind: QueryValue, id: QueryValue): RequestTarget {
  if (!isRequestKind(kind)) return { kind: 'mail' }
  if (!needsId(kind)) return { kind }
  const number = typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  return number === null ? { kind: 'mail' } : { kind, id: number }
}

/**
 * Names are looked up in the lists: a call for each id that somebody writes into the address would
 * ask the backend for records that do not exist.
 */
const lists = {
  checkups: getCheckUps,
  doctors: (locale: Locale) => getDoctors(locale),
  services: getServices,
  promotion: getPromotions,
} as const

/** Path of the page the visitor came from, if it is one of the site's. */
function pathFrom(value: QueryValue): string | undefined {
  try {
    return typeof value === 'string' && matchRoute(splitLocale(value).path) ? value : undefined
  } catch {
    // A malformed escape in it.
    return undefined
  }
}

/** The name is a courtesy: without the backend the form works all the same. */
async function subjectOf(
  about: RequestTarget,
  from: string | undefined,
  locale: Locale,
): Promise<string | undefined> {
  if (!('id' in about)) return undefined
  const page = from && matchRoute(splitLocale(from).path)
  // The id of a post must not name the promotion with the same number.
  const list = page && page.name === 'post' ? getPosts : lists[about.kind]
  const records: Promise<readonly { id: number; name: string }[]> = list(locale)
  return (await optional(records, [])).find(({ id }) => id === about.id)?.name
}

function errorsOf(value: QueryValue): RequestFormError[] {
  const given = typeof value === 'string' ? value.split(',') : []
  return requestFormErrors.filter(error => given.includes(error))
}
