/** What the privacy policy says of the site's settings: the same text cannot be true of each. Pure. */
import type { Env } from '@/lib/clinic/environment/env'
import { countedEvents, type Learnt, type Outsider, outsiders } from '@/lib/entities/counted'
import type { Locale } from '@/lib/routing/locales'
import { fill } from '@/lib/text/fill'
import words from '@/messages/documents.json'

/** The settings that the policy's text depends on. */
export type PolicySettings = Pick<
  Env,
  | 'REQUEST_RETENTION_DAYS'
  | 'BACKUP_DAYS'
  | 'METRIKA_ID'
  | 'GOOGLE_TAG_ID'
  | 'CALL_TRACKING_SCRIPT'
  | 'MAP_URL'
  | 'META_CONVERSIONS'
  | 'TIKTOK_CONVERSIONS'
>

const switches: Readonly<Record<Outsider, keyof PolicySettings>> = {
  metrika: 'METRIKA_ID',
  google: 'GOOGLE_TAG_ID',
  callTracking: 'CALL_TRACKING_SCRIPT',
  map: 'MAP_URL',
  meta: 'META_CONVERSIONS',
  tiktok: 'TIKTOK_CONVERSIONS',
}

/** What is told to others, and how long things are kept: of two texts of a policy it is the same or not. */
export interface PolicyStamp {
  readonly requestDays: number
  readonly backupDays: number
  readonly outsiders: readonly Outsider[]
}

export function policyStamp(settings: PolicySettings): PolicyStamp {
  return {
    requestDays: settings.REQUEST_RETENTION_DAYS,
    backupDays: settings.BACKUP_DAYS,
    outsiders: keysOf(outsiders).filter(name => settings[switches[name]]),
  }
}

/** Placeholders of documents: days in the genitive, the clauses about others as a numbered list. */
export function policyFacts(settings: PolicySettings, locale: Locale) {
  const { requestDays, backupDays, outsiders: used } = policyStamp(settings)
  return {
    requestDays: daysOf(requestDays, locale),
    backupDays: daysOf(backupDays, locale),
    outsiders: numbered(clausesOf(used, locale)),
    conversions: toldOf(words[locale].conversions, used, locale),
    allowed: toldOf(words[locale].allowed, used, locale),
    abroad: abroadOf(used, locale),
  }
}

function daysOf(count: number, locale: Locale): string {
  const { days } = words[locale]
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? days.one : days.other
  return fill(form, { count })
}

function clausesOf(used: readonly Outsider[], locale: Locale): readonly string[] {
  const { services, gets, never, nothing } = words[locale]
  const clauses = used.map(name =>
    fill(gets, { service: services[name], learnt: learntBy(name, locale) }),
  )
  const isCounted = used.some(isCounter)
  const isSeen = isCounted || used.includes('callTracking')
  return [...(isSeen ? [] : [nothing]), ...clauses, ...(isCounted ? [never] : [])]
}

function learntBy(name: Outsider, locale: Locale): string {
  const { learnt, events } = words[locale]
  const all = keysOf(countedEvents).map(event => events[event])
  const of = (each: Learnt) => fill(learnt[each], { events: all.join(', ') })
  return outsiders[name].map(of).join('; ')
}

/** A sentence about conversions: those of Yandex and Google may always be told, others have to be switched on. */
function toldOf(sentence: string, used: readonly Outsider[], locale: Locale): string {
  const { advertisers, numbered: withNumber, told } = words[locale]
  const others = [
    ...(used.includes('meta') ? ['Meta'] : []),
    ...(used.includes('tiktok') ? ['TikTok'] : []),
  ]
  const text = fill(sentence, { companies: listOf([...advertisers, ...others], locale) })
  return [
    text,
    ...(others.length > 0 ? [withNumber] : []),
    ...(used.includes('tiktok') ? [told] : []),
  ].join(' ')
}

/** Yandex and Google may always be told of conversions. Where the servers of a map or of call tracking stand is not known. */
function abroadOf(used: readonly Outsider[], locale: Locale): string {
  const { abroad, companies } = words[locale]
  const names = keysOf(companies).filter(name => isCounter(name) || used.includes(name))
  return fill(abroad, {
    companies: listOf(
      names.map(name => companies[name]),
      locale,
    ),
  })
}

const listOf = (names: readonly string[], locale: Locale) =>
  new Intl.ListFormat(locale, { type: 'conjunction' }).format(names)

const isCounter = (name: Outsider): name is 'metrika' | 'google' =>
  name === 'metrika' || name === 'google'

const numbered = (clauses: readonly string[]) =>
  clauses.map((clause, index) => `${index + 1}. ${clause}`).join('\n')

const keysOf = <T extends object>(table: T) => Object.keys(table) as (keyof T)[]

/** A comment behind the end of a PDF, which readers skip. */
const mark = '%clinic-policy '

export const withStamp = (pdf: Buffer, stamp: PolicyStamp): Buffer =>
  Buffer.concat([pdf, Buffer.from(`\n${mark}${JSON.stringify(stamp)}\n%%EOF\n`)])

/** The settings that a PDF was made with; undefined for one that was made elsewhere. */
export function stampIn(pdf: Buffer): string | undefined {
  const text = pdf.subarray(-2000).toString('latin1')
  return text
    .split('\n')
    .findLast(line => line.startsWith(mark))
    ?.slice(mark.length)
}
