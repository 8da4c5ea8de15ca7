/** What the privacy policy says is what the settings and the code do. */
import { readFileSync } from 'node:fs'
import { type PolicySettings, policyFacts, stampIn, withStamp } from '@/lib/clinic/documents/policy'
import { countedEvents, outsiders } from '@/lib/entities/counted'
import { searchesKeptDays } from '@/lib/http/searches/book'
import { fewestVisitors } from '@/lib/http/searches/several'
import { requestKinds } from '@/lib/requests/kinds'
import { locales } from '@/lib/routing/locales'
import words from '@/messages/documents.json'

const settings: PolicySettings = {
  REQUEST_RETENTION_DAYS: 30,
  BACKUP_DAYS: 30,
  METRIKA_ID: undefined,
  GOOGLE_TAG_ID: undefined,
  CALL_TRACKING_SCRIPT: undefined,
  MAP_URL: undefined,
  META_CONVERSIONS: false,
  TIKTOK_CONVERSIONS: false,
}

test.each([
  [1, '1 дня', '1 күн'],
  [2, '2 дней', '2 күн'],
  [11, '11 дней', '11 күн'],
  [21, '21 дня', '21 күн'],
  [3650, '3650 дней', '3650 күн'],
])('its numbers are those of the settings: %s', (days, ru, kk) => {
  const set = { ...settings, REQUEST_RETENTION_DAYS: days, BACKUP_DAYS: days }
  expect(policyFacts(set, 'ru')).toMatchObject({ requestDays: ru, backupDays: ru })
  expect(policyFacts(set, 'kk')).toMatchObject({ requestDays: kk, backupDays: kk })
})

test('whoever is configured is named with all that he learns, in both languages; nobody else is', () => {
  for (const locale of locales) {
    const none = policyFacts(settings, locale)
    expect(none.outsiders).not.toMatch(/Google|Яндекс/)
    // Of conversions these may be told, also by a clinic without counters.
    expect(none.abroad).toMatch(/(Яндекс|Google).+(Яндекс|Google)/)
    const { outsiders: clauses, abroad } = policyFacts(
      { ...settings, METRIKA_ID: '1', MAP_URL: 'https://maps.example/' },
      locale,
    )
    for (const each of outsiders.metrika) {
      expect(clauses).toContain(words[locale].learnt[each].replace('{events}', ''))
    }
    for (const said of Object.values(words[locale].events)) expect(clauses).toContain(said)
    expect(clauses).toContain(words[locale].services.map)
    expect(clauses).not.toContain('Google')
    expect(`${clauses}${abroad}`).not.toMatch(/[{}]/)
  }
})

test('companies that get files of conversions are named, with what stands in these (B1033)', () => {
  for (const locale of locales) {
    const { learnt, companies } = words[locale]
    const of = (set: Partial<PolicySettings>) => policyFacts({ ...settings, ...set }, locale)
    expect(of({ META_CONVERSIONS: true })).toMatchObject({
      outsiders: expect.stringContaining(learnt.click),
      abroad: expect.stringContaining(companies.meta),
    })
    expect(of({ META_CONVERSIONS: true }).outsiders).not.toContain(learnt.phoneHash)
    expect(of({ TIKTOK_CONVERSIONS: true }).outsiders).toContain(learnt.phoneHash)
  }
})

test('what leaves by files of conversions, call tracking or a map is in every sentence about it (B1301)', () => {
  for (const locale of locales) {
    const of = (set: Partial<PolicySettings>) => policyFacts({ ...settings, ...set }, locale)
    const { companies, nothing, numbered, told } = words[locale]
    for (const name of ['conversions', 'allowed'] as const) {
      expect(of({})[name]).not.toMatch(/Meta|TikTok/)
      expect(of({ META_CONVERSIONS: true })[name]).toContain('Meta')
      expect(of({ META_CONVERSIONS: true })[name]).not.toContain(told)
      // Their files have a number of the request (B1033).
      expect(of({ META_CONVERSIONS: true })[name]).toContain(numbered)
      expect(of({})[name]).not.toContain(numbered)
      expect(of({ TIKTOK_CONVERSIONS: true })[name]).toContain(told)
    }
    const tracked = of({ CALL_TRACKING_SCRIPT: 'https://calls.example/script.js' })
    expect(tracked.outsiders).not.toContain(nothing)
    expect(tracked.abroad).toContain(companies.callTracking)
    const mapped = of({ MAP_URL: 'https://maps.example/' })
    expect(mapped.outsiders).toContain(nothing)
    expect(mapped.abroad).toContain(companies.map)
  }
})

test('the words have every event and company of the table, which has every kind of request', () => {
  for (const locale of locales) {
    expect(Object.keys(words[locale].events)).toEqual(Object.keys(countedEvents))
    expect(Object.keys(words[locale].services)).toEqual(Object.keys(outsiders))
  }
  expect([...countedEvents.form_submit].sort()).toEqual([...requestKinds].sort())
})

const policies = locales.map(locale =>
  readFileSync(`content/documents/privacy-policy.${locale}.md`, 'utf8'),
)

test('the texts of the sample take what differs from the settings, and name the numbers of the code', () => {
  for (const text of policies) {
    for (const name of Object.keys(policyFacts(settings, 'ru'))) expect(text).toContain(`{${name}}`)
    for (const name of ['legalName', 'bin', 'email', 'phone']) expect(text).toContain(`{${name}}`)
    expect(text).toMatch(new RegExp(`${searchesKeptDays} (?:дней|күн)`))
  }
  expect(fewestVisitors).toBe(3)
})

test('a PDF keeps the settings that it was made with', () => {
  const pdf = Buffer.from('%PDF-1.4\n%%EOF\n')
  const stamp = { requestDays: 30, backupDays: 7, outsiders: ['metrika' as const] }
  expect(stampIn(withStamp(pdf, stamp))).toBe(JSON.stringify(stamp))
  expect(stampIn(pdf)).toBeUndefined()
})
