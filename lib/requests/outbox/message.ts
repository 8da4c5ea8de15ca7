/** The e-mail to the clinic about a request, and the comment for the backend, in Russian. Pure. */
import 'server-only'
import { alsoOfQuery, openOf } from '@/lib/calculator/also'
import { hasSource, type Touch } from '@/lib/requests/attribution'
import type { RequestMeta } from '@/lib/requests/schema'
import { almatyOffset } from '@/lib/text/almaty'
import { escapeHtml } from '@/lib/text/escape-html'
import { fill } from '@/lib/text/fill'
import { countries, countryOf, grouped } from '@/lib/text/phone-countries'
import labels from '@/messages/email.json'
import { estimatePath, recordOf } from './csv'
import type { RequestToDeliver } from './outcome'
import { campaignOf } from './source'
import type { StoredMeta } from './types'

export interface EmailMessage {
  /** The kind of request only, as lock screens and mail servers' logs show subjects. */
  readonly subject: string
  readonly text: string
  readonly html: string
}

/** What the content has to say of a request's record. */
interface Requested {
  /** Of the doctor, service, analyses or the like; undefined when it is unknown. */
  readonly recordName: string | undefined
  /** Days and hours of the doctor; empty where none are said. */
  readonly reception?: string
  /** What the visitor is told of preparing for the analyses, in lines. */
  readonly preparation?: readonly string[]
}

export function messageOf(
  request: RequestToDeliver,
  siteUrl: string,
  requested: Requested,
): EmailMessage {
  const subject = fill(labels.subject, { kind: labels.kinds[request.kind] })
  const details = detailsOf(request, siteUrl, requested)
  const lines = details.map(({ label, value }) => `${label}: ${value}`)
  const text = [subject, '', ...lines, '', labels.repeat, ''].join('\n')
  return { subject, text, html: htmlOf(subject, details) }
}

/** Day, analyses, page and the request before, for a backend that has one field for all; '' without them. */
export function commentOf(meta: StoredMeta, siteUrl: string): string {
  const { preferredDay, page, earlier } = meta
  const estimate = estimatePath(meta)
  return [
    preferredDay && `${labels.day}: ${longDay(preferredDay)}`,
    estimate && `${labels.analyses}: ${siteUrl}${estimate}`,
    ...openDetails(meta).map(({ label, value }) => `${label}: ${value}`),
    page && `${labels.page}: ${siteUrl}${page}`,
    earlier && `${labels.earlier}: ${earlier}`,
  ]
    .filter(Boolean)
    .join('; ')
}

interface Detail {
  readonly label: string
  readonly value: string
  readonly href?: string
}

function detailsOf(
  request: RequestToDeliver,
  siteUrl: string,
  { recordName, reception, preparation = [] }: Requested,
): Detail[] {
  const { payload, meta, flags, locale, createdAt, key } = request
  const id = recordOf(request)
  const about = recordName ?? (id && fill(labels.number, { id }))
  const estimate = estimatePath(meta) && siteUrl + estimatePath(meta)
  const details: (Detail | false | '' | undefined)[] = [
    { label: labels.name, value: payload.name },
    { label: labels.phone, value: readable(payload.phone), href: `tel:+${payload.phone}` },
    about && { label: labels.about, value: about },
    meta.preferredDay && { label: labels.day, value: longDay(meta.preferredDay) },
    reception && { label: labels.reception, value: reception },
    estimate && { label: labels.analyses, value: estimate, href: estimate },
    ...openDetails(meta),
    ...preparation.map(value => ({ label: labels.preparation, value })),
    { label: labels.language, value: labels.languages[locale] },
    { label: labels.time, value: fill(labels.local, { time: localDate(createdAt) }) },
    meta.page && { label: labels.page, value: siteUrl + meta.page, href: siteUrl + meta.page },
    ...sourceDetails(meta, siteUrl),
    ...flags.map(flag => ({ label: labels.note, value: labels.flags[flag] })),
    { label: labels.key, value: key },
    meta.earlier && { label: labels.earlier, value: fill(labels.changed, { key: meta.earlier }) },
  ]
  return details
    .filter(detail => typeof detail === 'object')
    .map(detail => ({ ...detail, value: detail.value.replace(/\p{Cc}/gu, ' ') }))
}

/** What is in no sum of the estimate, by the reason. */
const openDetails = ({ also }: StoredMeta): Detail[] =>
  Object.entries(openOf(alsoOfQuery(also))).flatMap(([reason, open]) =>
    open.length > 0
      ? [
          {
            label: labels[reason as keyof ReturnType<typeof openOf>],
            value: open.map(({ text }) => text).join(', '),
          },
        ]
      : [],
  )

/** Which advertisement or site led the visitor here; the first one only where it is another. */
function sourceDetails({ attribution }: RequestMeta, siteUrl: string): Detail[] {
  const [value, before] = [attribution?.last, attribution?.first].map(
    touch => touch && sourceText(touch, siteUrl),
  )
  return [
    ...(value ? [{ label: labels.source, value }] : []),
    ...(before && before !== value ? [{ label: labels.firstSource, value: before }] : []),
  ]
}

function sourceText(touch: Touch, siteUrl: string): string {
  const { referrer, page } = touch
  if (!hasSource(touch)) return ''
  return [
    campaignOf(touch),
    referrer && fill(labels.from, { host: referrer }),
    page && fill(labels.entry, { page: siteUrl + page }),
  ]
    .filter(Boolean)
    .join(', ')
}

/** `+7 (701) 000-00-00`, `+998 90 123 45 67`. */
function readable(phone: string): string {
  const country = phone.startsWith('7') ? undefined : countryOf(phone, Object.values(countries))
  if (country) return grouped(phone, country)
  return phone.replace(/^7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4')
}

/** "пятница, 27 ноября 2026 г." */
function longDay(day: string): string {
  const date = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const
  return new Intl.DateTimeFormat('ru', { ...date, timeZone: 'UTC' }).format(new Date(day))
}

/** "27 ноября 2026 г. в 15:00", by the clinic's clock. */
function localDate(ms: number): string {
  const style = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat('ru', style).format(new Date(ms + almatyOffset))
}

const style = {
  body: 'margin:0;padding:12px;background:#f6f4fb;color:#1d1730;font:16px/1.5 Arial,sans-serif',
  card: 'max-width:560px;margin:0 auto;padding:20px;background:#ffffff;border-radius:12px',
  title: 'margin:0 0 16px;font-size:20px;line-height:1.3',
  call: 'display:block;margin:0 0 16px;padding:14px;background:#6a38bd;color:#ffffff;border-radius:8px;font-size:20px;font-weight:bold;text-align:center;text-decoration:none',
  label: 'margin:0;color:#5d5673;font-size:14px',
  value: 'margin:0 0 12px;overflow-wrap:anywhere',
  link: 'color:#562c9c',
} as const

/** Inline styles, as many mail programs drop style sheets. */
function htmlOf(subject: string, details: readonly Detail[]): string {
  const phone = details.find(({ label }) => label === labels.phone)
  const rows = details.filter(detail => detail !== phone)
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${style.body}">
<div style="${style.card}">
<h1 style="${style.title}">${escapeHtml(subject).replaceAll('-', '&#8209;')}</h1>
${phone ? `<a href="${escapeHtml(phone.href ?? '')}" style="${style.call}">${escapeHtml(phone.value)}</a>` : ''}
${rows.map(rowOf).join('\n')}
<p style="${style.label}">${escapeHtml(labels.repeat)}</p>
</div>
</body>
</html>
`
}

function rowOf({ label, value, href }: Detail): string {
  const text = escapeHtml(value)
  const shown = href ? `<a href="${escapeHtml(href)}" style="${style.link}">${text}</a>` : text
  return `<p style="${style.label}">${escapeHtml(label)}</p>
<p style="${style.value}">${shown}</p>`
}
