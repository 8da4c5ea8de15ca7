import 'server-only'
import { randomUUID } from 'node:crypto'
import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { type Also, alsoCode, alsoOfQuery } from '@/lib/calculator/also'
import { idsOfQuery } from '@/lib/calculator/estimate'
import { env } from '@/lib/clinic/environment/env'
import { isDetailPassedOn } from '@/lib/clinic/passed-on'
import { getDoctors } from '@/lib/content/client/doctors'
import { draftCookie, draftOf } from '@/lib/http/draft'
import type { Doctor } from '@/lib/kinds/doctor'
import { type Attribution, hasSource, sourcesOf, touchOf } from '@/lib/requests/attribution'
import { type RequestFormError, requestFormErrors } from '@/lib/requests/form-errors'
import { isRequestKind, needsId, type RequestTarget } from '@/lib/requests/kinds'
import { requestedAnalyses, requestedName } from '@/lib/requests/outbox/requested-name'
import { currentLocale } from '@/lib/routing/current-locale'
import { type Locale, localePath } from '@/lib/routing/locales'
import { isPage, pathOf } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import { pageMetadata } from '@/lib/seo/metadata'
import { clinicDay } from '@/lib/text/days'
import { optional } from './optional'
import type { ScreenProps } from './screen'

/** What the page with the request form shows. */
export interface RequestPageData {
  readonly about: RequestTarget
  /** Name of the doctor, service, promotion, check-up or analyses it is about. */
  readonly subject: string | undefined
  /** Ids of the analyses; of none for another request. */
  readonly analyses: readonly number[]
  /** Services and open orders beside them. */
  readonly also: readonly string[]
  /** Path of the page the visitor came from, with the language's prefix; else of the form's own. */
  readonly page: string
  /** Where the visit came from, as JSON of an `Attribution`. */
  readonly attribution: string
  /** Undefined unless the clinic is sent the day; dates as `YYYY-MM-DD`. */
  readonly dayWish:
    | {
        readonly today: string
        readonly chosen: string
        /** The doctor the day is with; undefined when the list could not be read. */
        readonly doctor: Pick<Doctor, 'receives' | 'away'> | undefined
      }
    | undefined
  readonly errors: readonly RequestFormError[]
  readonly values: { readonly name?: string; readonly phone?: string; readonly consent?: boolean }
  readonly idempotencyKey: string
  /** Milliseconds since 1970. */
  readonly openedAt: number
}

/** The request form as a page, for visitors without JavaScript; never indexed. */
export const requestScreen = {
  async load({ searchParams }: ScreenProps): Promise<RequestPageData> {
    const query = await searchParams
    const locale = await currentLocale()
    const about = targetOf(query.kind, query.id)
    const analyses = about.kind === 'mail' && isDetailPassedOn() ? idsOfQuery(query.analyses) : []
    const also = about.kind === 'mail' && isDetailPassedOn() ? alsoOfQuery(query.also) : []
    const draft = draftOf((await cookies()).get(draftCookie)?.value)
    const errors = errorsOf(query.error)
    const isRetry = errors.length > 0
    const referer = (await headers()).get('referer')
    const page = isRetry ? draft?.page : refererPath(referer)
    const chosen = isRetry ? draft?.preferredDay : query.day
    return {
      about,
      subject: await subjectOf(about, analyses, also, locale),
      analyses,
      also: also.map(alsoCode),
      page: page || localePath(pathOf('request'), locale),
      attribution: (isRetry && draft?.attribution) || JSON.stringify(attributionOf(query, referer)),
      dayWish:
        about.kind === 'doctors' && isDetailPassedOn()
          ? {
              today: clinicDay(new Date()),
              chosen: typeof chosen === 'string' ? chosen : '',
              doctor: (await optional(getDoctors(locale), [])).find(({ id }) => id === about.id),
            }
          : undefined,
      errors,
      values: errors.length > 0 && draft ? draft : {},
      // A form shown again keeps its key, so that two submissions make one request.
      idempotencyKey: (errors.length > 0 && draft?.key) || randomUUID(),
      openedAt: Date.now(),
    }
  },
  async metadata({ searchParams }: ScreenProps): Promise<Metadata> {
    const t = await getTranslations('request.page')
    const locale = await currentLocale()
    const isRetry = errorsOf((await searchParams).error).length > 0
    const title = isRetry ? t('errorTitle', { title: t('title') }) : t('title')
    const head = { title, description: t('description') }
    return pageMetadata({ ...head, locale, path: pathOf('request'), hidden: true })
  },
}

export const requestAcceptedScreen = {
  async metadata(): Promise<Metadata> {
    const t = await getTranslations('request.page')
    const locale = await currentLocale()
    const head = { title: t('acceptedTitle'), description: t('description') }
    return pageMetadata({ ...head, locale, path: pathOf('requestAccepted'), hidden: true })
  },
}

type Query = Awaited<ScreenProps['searchParams']>
type QueryValue = string | string[] | undefined

async function subjectOf(
  about: RequestTarget,
  analyses: readonly number[],
  also: readonly Also[],
  locale: Locale,
) {
  if ('id' in about) return requestedName(about.kind, about.id, locale)
  const isEstimate = analyses.length + also.length > 0
  return isEstimate ? requestedAnalyses(analyses, locale, also) : undefined
}

/** An invalid link falls back to the plain callback. */
function targetOf(kind: QueryValue, id: QueryValue): RequestTarget {
  if (!isRequestKind(kind)) return { kind: 'mail' }
  if (!needsId(kind)) return { kind }
  const number = typeof id === 'string' && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : null
  return number === null ? { kind: 'mail' } : { kind, id: number }
}

/**
 * What the form's own address says of the visit's source, or that of the page before, for visitors whose
 * browser runs no scripts.
 */
function attributionOf(query: Query, referer: string | null): Attribution {
  const values = Object.entries(query).map(([name, value = '']) => [name, [value].flat()[0] ?? ''])
  const own = new URL(`${env().SITE_URL}${pathOf('request')}?${new URLSearchParams(values)}`)
  const before = referer && URL.canParse(referer) ? new URL(referer) : null
  if (before?.origin !== own.origin) return { first: touchOf(own, referer ?? '', Date.now()) }
  const isNamed = hasSource(sourcesOf(own.searchParams))
  return { first: touchOf(isNamed ? own : before, '', Date.now()) }
}

/** Path of the page of this site that the visitor came from, if the browser sent a `Referer`. */
function refererPath(referer: string | null): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined
  const { origin, pathname } = new URL(referer)
  const isForm = splitLocale(pathname).path.startsWith(pathOf('request'))
  return origin === env().SITE_URL && isPage(pathname) && !isForm ? pathname : undefined
}

function errorsOf(value: QueryValue): RequestFormError[] {
  const given = typeof value === 'string' ? value.split(',') : []
  return requestFormErrors.filter(error => given.includes(error))
}
