/**
 * Which column of an export is what. The services word their headings in the language of the
 * account, and with a goal's name or a level in addition.
 */
import type { Service } from '../data'

export interface Columns {
  readonly service: Service
  /** The first that holds an address in a line is its page. */
  readonly pages: readonly number[]
  readonly clicks: number | null
  readonly impressions: number | null
  readonly position: number | null
  readonly visits: number | null
  /** Goals, which are added up. */
  readonly leads: readonly number[]
}

const names = {
  page: /^(?:самые )?популярные страницы$|^top pages$|^страница(?: входа)?$|^(?:landing|entry|start) page$|^(?:page|path|url|урл|путь|адрес)(?: страницы)?$|^страница входа \+|^landing page \+/,
  clicks: /^(?:клики|clicks|total.clicks|переходы)$/,
  impressions: /^(?:показы|impressions|shows|total.shows)$/,
  position:
    /^(?:средняя )?позиция(?: показа)?$|^(?:average |avg\.? )?(?:show )?position$|^avg.show.position$/,
  visits: /^(?:визиты|сеансы|visits|sessions)$/,
  /** Visits with a goal, once each. */
  goalVisits: /^(?:целевые визиты|goal (?:visits|sessions)|target (?:visits|sessions))/,
  /** Otherwise, how often goals were reached. */
  goals:
    /^(?:достижени[ея]|goal (?:reaches|achievements|completions)|achieved goals|ключевые события|key events|конверсии$|conversions$|заявки|лиды|leads)/,
} as const

const files: Readonly<Record<'google' | 'yandex', RegExp>> = {
  google: /google|gsc|search.?console|гугл/i,
  yandex: /yandex|webmaster|яндекс|вебмастер/i,
}

/** `null` for a line that is no line of headings. */
export function columnsOf(heads: readonly string[], file: string): Columns | 'whose' | null {
  const clean = heads.map(head =>
    head.toLowerCase().replaceAll('ё', 'е').replace(/\s+/g, ' ').trim(),
  )
  const all = (name: keyof typeof names) =>
    clean.flatMap((head, index) => (names[name].test(head) ? [index] : []))
  const first = (name: keyof typeof names) => all(name)[0] ?? null
  const [pages, clicks, impressions, visits] = [
    all('page'),
    first('clicks'),
    first('impressions'),
    first('visits'),
  ]
  if (pages.length === 0 || (clicks ?? impressions ?? visits) === null) return null
  const service = visits === null ? engineOf(clean, file) : 'metrika'
  if (!service) return 'whose'
  const goalVisits = all('goalVisits')
  return {
    ...{ service, pages, clicks, impressions, visits },
    position: first('position'),
    leads: goalVisits.length > 0 ? goalVisits : all('goals'),
  }
}

/** By the file's name; Search Console is known by its heading, too. */
function engineOf(heads: readonly string[], file: string): 'google' | 'yandex' | null {
  if (files.yandex.test(file)) return 'yandex'
  const isGoogle = heads.some(head => /популярные страницы|top pages/.test(head))
  return files.google.test(file) || isGoogle ? 'google' : null
}
