/**
 * From any record its doctor, a price and the request are near, in its main part (B114). Each layout
 * and language reads another part of the records.
 */
import { type APIRequestContext, expect } from '@playwright/test'
import { relatedLimit } from '@/lib/entities/related'
import { localePath, locales } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import { test } from '../support/test'
import { kinds, type RecordNode, relatedRecords, ways } from './support/relations'
import { type Device, userAgents } from './support/visitors'

const devices = ['desktop', 'phone'] as const satisfies Device[]
const layouts = devices.flatMap(device => locales.map(locale => ({ device, locale })))

/** Of a kind at most, for each layout and language. */
const ofKind = 5

/** Every n-th record of each kind, and one for each way between kinds that these do not have. */
function sampleOf(records: readonly RecordNode[], turn: number): readonly RecordNode[] {
  const sample = kinds.flatMap(kind => {
    const all = records.filter(record => record.kind === kind)
    const step = Math.max(layouts.length, Math.ceil(all.length / ofKind))
    return all.filter((_, index) => index % step === turn)
  })
  for (const way of ways) {
    const goes = (record: RecordNode) => waysFrom(record).includes(way)
    if (!sample.some(goes)) sample.push(...records.filter(goes).slice(0, 1))
  }
  return sample
}

const waysFrom = ({ kind, related }: RecordNode) =>
  kinds.filter(to => related[to].size > 0).map(to => `${kind} → ${to}`)

interface Page {
  /** Addresses without language prefix. */
  readonly links: readonly string[]
  readonly hasPrice: boolean
  readonly hasRequest: boolean
  /** The way to the list of doctors, also in header and menu. */
  readonly hasDoctorList: boolean
}

/** Pages of a layout and language, each read once. */
function reader(request: APIRequestContext, device: Device, locale: (typeof locales)[number]) {
  const pages = new Map<string, Promise<Page>>()
  const load = async (path: string): Promise<Page> => {
    const headers = { 'User-Agent': userAgents[device] }
    const response = await request.get(localePath(path, locale), { headers })
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const linksIn = (part: string) => [...part.matchAll(/<a [^>]*href="(\/[^"?#]*)/g)]
    const paths = (part: string) => linksIn(part).map(([, href = '']) => splitLocale(href).path)
    // All pages lead home.
    const links = [...new Set(paths(main))].filter(href => href !== path && href !== '/')
    return {
      links,
      hasPrice: /\d\s*₸/.test(main),
      hasRequest: links.includes('/request') || main.includes('action="/api/request'),
      hasDoctorList: paths(html).includes(pathOf('doctors')),
    }
  }
  return (path: string) => {
    const page = pages.get(path) ?? load(path)
    pages.set(path, page)
    return page
  }
}

/** Pages that are read at the same time. */
const atOnce = 4

for (const [turn, { device, locale }] of layouts.entries()) {
  test(`${device}, ${locale}: every record leads to its doctor, a price and the request`, async ({
    request,
  }) => {
    const records = await relatedRecords(request)
    expect(records.size).toBeGreaterThan(350)
    const read = reader(request, device, locale)
    const found = new Set<string>()

    const look = async ({ kind, path, related }: RecordNode) => {
      const page = await read(path)
      const near = page.links.flatMap(href => records.get(href) ?? [])
      for (const to of kinds) {
        const linked = near.filter(record => record.kind === to)
        const own = linked.filter(record => related[to].has(record.path))
        const wanted = Math.min(related[to].size, relatedLimit)
        expect.soft(own.length, `${path}: ${to}`).toBeGreaterThanOrEqual(wanted)
        if (own.length > 0) found.add(`${kind} → ${to}`)
        // Colleagues stand on the page of a doctor.
        if (to === 'doctor' && kind !== 'doctor') expect.soft(linked, path).toEqual(own)
      }
      const isNearDoctor =
        kind === 'doctor' || [records.get(path), ...near].some(each => each?.related.doctor.size)
      expect.soft(isNearDoctor || page.hasDoctorList, `${path}: a doctor`).toBe(true)
      for (const what of ['hasPrice', 'hasRequest'] as const) {
        const isThere = page[what] || (await some(page.links, async at => (await read(at))[what]))
        expect.soft(isThere, `${path}: ${what}`).toBe(true)
      }
    }

    const waiting = [...sampleOf([...records.values()], turn)]
    const work = async () => {
      for (let record = waiting.pop(); record; record = waiting.pop()) await look(record)
    }
    await Promise.all(Array.from({ length: atOnce }, work))
    expect(ways.filter(way => !found.has(way))).toEqual([])
  })
}

/** One after the other, the contacts first, which all analyses share; documents are no pages. */
async function some(paths: readonly string[], has: (path: string) => Promise<boolean>) {
  const pages = paths.filter(path => !/\.\w+$/.test(path))
  const contacts = pages.filter(path => path === pathOf('contacts'))
  for (const path of [...contacts, ...pages]) if (await has(path)) return true
  return false
}
