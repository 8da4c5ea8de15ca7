/**
 * The API as the site uses it: a table of all calls, made with the site's own client. An origin
 * that passes can be used as `BACKEND_URL`.
 */
import {
  createAnalysis,
  deleteAnalysis,
  getAnalyses,
  getAnalysis,
  getAnalysisLetters,
  updateAnalysis,
} from '@/lib/content/client/analyses'
import {
  createAnalysisCategory,
  deleteAnalysisCategory,
  getAnalysisCategories,
  getAnalysisCategory,
  updateAnalysisCategory,
} from '@/lib/content/client/analysis-categories'
import { searchBackend } from '@/lib/content/client/backend-search'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctorLetters, getDoctors } from '@/lib/content/client/doctors'
import { unwrapList } from '@/lib/content/client/envelope'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { resources as publicResources, recordNames } from '@/lib/content/client/public'
import { fetcherOf, type Source, sourceOf } from '@/lib/content/client/reader'
import { getServiceCategories } from '@/lib/content/client/service-categories'
import { getServices } from '@/lib/content/client/services'
import { getSpecialties } from '@/lib/content/client/specialties'
import type { Transport } from '@/lib/content/client/transport'
import { fromWire } from '@/lib/entities/wire'
import { sendToBackend } from '@/lib/requests/outbox/send-to-backend'
import { requestPaths, requestSchemas } from '@/lib/requests/payloads'
import { type Locale, locales } from '@/lib/routing/locales'
import { describeUnless } from '@/tests/support/skips'
import { targets } from './targets'

interface Entity {
  readonly id: number
  readonly name: string
}

type ListOf = (locale: Locale, from: Source) => Promise<readonly Entity[]>
type One = (locale: Locale, id: number, from: Source) => Promise<Entity | null>

const resources = recordNames.map(path => ({
  path,
  list: publicResources[path].list as ListOf,
  one: publicResources[path].details as One,
}))

const letters = [
  { path: 'analyse/russian-letters', get: getAnalysisLetters, categories: getAnalysisCategories },
  { path: 'doctor/russian-letters', get: getDoctorLetters, categories: getSpecialties },
]

const sorts = (['first_appointment', 'rating', 'experience'] as const).flatMap(by =>
  (['asc', 'desc'] as const).map(direction => ({ by, direction })),
)

const unknownId = 999_999_999

/** The first search of a backend may wait until it has its index. */
const timeoutMs = 20_000

describe.each(targets())('$name', ({ start, writable }) => {
  let transport: Transport
  let from: Source
  let stop: () => Promise<void>

  beforeAll(async () => {
    ;({ transport, stop } = await start())
    from = sourceOf(fetcherOf(transport))
  }, 30_000)

  afterAll(() => stop())

  // A record that the client leaves out violates the contract; the client logs a warning.
  beforeEach(() => void jest.spyOn(console, 'warn'))
  afterEach(() => expect(console.warn).not.toHaveBeenCalled())

  const sortedBy = ({ by, direction }: (typeof sorts)[number]) =>
    sourceOf(fetcherOf(transport), { sort_by: by, sort_direction: direction })

  const call = (path: string, init?: RequestInit) =>
    transport.fetch(new Request(`${transport.origin}/api/${path}`, init))

  const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    call(path, { method: 'POST', body, headers })

  describe.each(resources)('GET $path', ({ path, list, one }) => {
    test.each(locales)('lists records in %s, without duplicates', async locale => {
      const records = await list(locale, from)
      const ids = records.map(({ id }) => id)
      expect(ids.length).toBeGreaterThan(0)
      expect(new Set(ids).size).toBe(ids.length)
    })

    test('has the same records in both languages, with different names', async () => {
      const [russian, kazakh] = await Promise.all([list('ru', from), list('kk', from)])
      const byId = (records: readonly Entity[]) => records.map(({ id }) => id).sort()
      const names = (records: readonly Entity[]) => records.map(({ name }) => name)
      expect(byId(kazakh)).toEqual(byId(russian))
      expect(names(kazakh)).not.toEqual(names(russian))
    })

    test.each(locales)('returns every tenth record of the list by its id in %s', async locale => {
      const records = (await list(locale, from)).filter((_, index) => index % 10 === 0)
      const found = await Promise.all(records.map(({ id }) => one(locale, id, from)))
      expect(found.map(each => each?.name)).toEqual(records.map(each => each.name))
    })

    test('responds with 404 for an unknown id', async () => {
      await expect(one('ru', unknownId, from)).resolves.toBeNull()
    })

    test('responds with 405 for an unsupported method', async () => {
      expect((await call(path, { method: 'PATCH' })).status).toBe(405)
    })
  })

  describe.each(letters)('GET $path', ({ get, categories }) => {
    test.each(locales)('groups all names under their first letter in %s', async locale => {
      const [groups, all] = await Promise.all([get(locale, from), categories(locale, from)])
      for (const { letter, categories: entries } of groups) {
        expect(entries.length).toBeGreaterThan(0)
        for (const { name } of entries) expect(name.slice(0, 1).toUpperCase()).toBe(letter)
      }
      const grouped = groups.flatMap(group => group.categories.map(({ id }) => id))
      expect(grouped.sort()).toEqual(all.map(({ id }) => id).sort())
    })
  })

  describe('relations', () => {
    const idsOf = (records: readonly Entity[]) => new Set(records.map(({ id }) => id))

    test.each(locales)('every reference to a record resolves in %s', async locale => {
      const categories = await getServiceCategories(locale, from)
      for (const { serviceCategory } of await getServices(locale, from)) {
        expect(categories).toContainEqual(expect.objectContaining(serviceCategory))
      }
      const titles = (await getSpecialties(locale, from)).map(({ name }) => name)
      for (const { specialties } of await getDoctors(locale, from)) {
        expect(specialties.length).toBeGreaterThan(0)
        expect(titles).toEqual(expect.arrayContaining(specialties))
      }
      const analysisCategories = idsOf(await getAnalysisCategories(locale, from))
      for (const analysis of await getAnalyses(locale, from)) {
        expect(analysisCategories).toContain(analysis.categoryId)
      }
    })

    test('check-ups reference parents, and packages reference check-ups and programmes', async () => {
      const parents = idsOf(await getParentCheckUps('ru', from))
      const checkUps = await getCheckUps('ru', from)
      for (const { parentId } of checkUps) expect(parents).toContain(parentId)
      const ids = idsOf(checkUps)
      for (const each of await getCheckUpPackages('ru', from)) {
        expect(ids).toContain(each.checkUpId)
        expect(each.programDescription[0]?.description).toEqual(expect.any(String))
      }
    })

    test('exactly one category of services is the top list', async () => {
      const sorts = (await getServiceCategories('ru', from)).map(({ sort }) => sort)
      expect(sorts.filter(sort => sort === 1)).toHaveLength(1)
    })
  })

  describe('GET doctors', () => {
    test.each(sorts)('sorts by $by, $direction', async sort => {
      const doctors = await getDoctors('ru', sortedBy(sort))
      // The client reads a missing price as 0; these are last in either direction.
      const field = sort.by === 'first_appointment' ? 'firstAppointment' : sort.by
      const values = doctors.map(doctor => doctor[field]).filter(value => value > 0)
      const sign = sort.direction === 'asc' ? 1 : -1
      expect(values).toEqual([...values].sort((a, b) => sign * (a - b)))
      expect(new Set(values).size).toBeGreaterThan(1)
    })

    test('an empty direction means no sorting', async () => {
      const unsorted = await getDoctors('ru', from)
      const response = await call('doctors?sort_by=rating&sort_direction=')
      const records = unwrapList(await response.json(), 'doctors') as Entity[]
      expect(records.map(({ id }) => Number(id))).toEqual(unsorted.map(({ id }) => id))
    })
  })

  describe('GET search', () => {
    test.each(locales)('finds a doctor, a service and an analysis by name in %s', async locale => {
      const [doctor] = await getDoctors(locale, from)
      const [service] = await getServices(locale, from)
      const [analysis] = await getAnalyses(locale, from)
      const plain = analysis?.name.split(/[<&]/)[0] ?? ''
      const hits = await Promise.all(
        [doctor?.name ?? '', service?.name ?? '', plain].map(q =>
          searchBackend(locale, q, null, { transport, timeoutMs }),
        ),
      )
      expect(hits[0]).toContainEqual(
        expect.objectContaining({ slug: doctor?.slug, category: 'doctors' }),
      )
      expect(hits[1]).toContainEqual(
        expect.objectContaining({ slug: service?.slug, category: 'services' }),
      )
      expect(hits[2]).toContainEqual(
        expect.objectContaining({ slug: analysis?.slug, category: 'analysis' }),
      )
    })

    test('a type limits the hits to one kind', async () => {
      const hits = await searchBackend('ru', 'а', 'doctors', { transport, timeoutMs })
      expect(hits.length).toBeGreaterThan(0)
      expect(new Set(hits.map(({ category }) => category))).toEqual(new Set(['doctors']))
    })

    test('a meaningless query has no hits', async () => {
      await expect(
        searchBackend('ru', 'ыыыъъъщщщ', null, { transport, timeoutMs }),
      ).resolves.toEqual([])
    })
  })

  test('an unknown call is a 404', async () => {
    expect((await call('no-such-call')).status).toBe(404)
  })

  const writing = describeUnless(writable ? undefined : 'a backend in production is only read')

  writing('POST requests', () => {
    const contact = { name: 'Проверка', phone: '77001234567' }
    const payloads = {
      'request-checkups': { ...contact, checkup_id: 1 },
      'request-doctors': { ...contact, doctor_id: 1 },
      'request-services': { ...contact, service_id: 1 },
      'request-promotions': { ...contact, promotion_id: 1 },
      'application-feedback': { ...contact, type: 'consult' as const },
    }

    test.each(requestPaths)('%s accepts a request and its repetition', async path => {
      const delivery = {
        path,
        payload: payloads[path],
        idempotencyKey: crypto.randomUUID(),
        sessionId: '',
        locale: 'ru' as const,
      }
      const statuses = [
        await sendToBackend(delivery, transport),
        await sendToBackend(delivery, transport),
      ]
      for (const status of statuses) expect(Math.floor(status / 100)).toBe(2)
    })

    test.each(requestPaths)('%s accepts form data', async path => {
      const form = new FormData()
      for (const [key, value] of Object.entries(payloads[path])) form.set(key, String(value))
      expect((await post(path, form)).ok).toBe(true)
    })

    test.each(requestPaths)('%s names invalid fields with 422', async path => {
      const response = await post(path, '{}', { 'Content-Type': 'application/json' })
      const { message, errors } = (await response.json()) as Record<string, Record<string, unknown>>
      expect(response.status).toBe(422)
      expect(message).toEqual(expect.any(String))
      expect(Object.keys(errors ?? {}).sort()).toEqual(
        Object.keys(requestSchemas[path].shape).sort(),
      )
      for (const texts of Object.values(errors ?? {})) expect(texts).toEqual([expect.any(String)])
    })

    test('a phone that still contains mask characters is refused', async () => {
      const body = { ...contact, phone: '+7 (700) 123-45-67', type: 'consult' }
      const response = await post('application-feedback', JSON.stringify(body), {
        'Content-Type': 'application/json',
      })
      expect(await response.json()).toHaveProperty('errors.phone')
    })

    test.each(['{', '[]', '"text"', 'null'])('the body %s is refused with 400', async body => {
      const response = await post('request-doctors', body, { 'Content-Type': 'application/json' })
      expect(response.status).toBe(400)
      expect(await response.json()).toEqual({ message: expect.any(String) })
    })

    test('GET is refused with 405', async () => {
      expect((await call('request-doctors')).status).toBe(405)
    })
  })

  writing('content calls', () => {
    test('a category and an analysis are created, changed and deleted', async () => {
      const category = await createAnalysisCategory('ru', { name: 'Проба' }, transport)
      await updateAnalysisCategory('kk', category.id, { name: 'Сынама' }, transport)
      await expect(getAnalysisCategory('ru', category.id, from)).resolves.toMatchObject({
        name: 'Проба',
      })
      await expect(getAnalysisCategory('kk', category.id, from)).resolves.toMatchObject({
        name: 'Сынама',
      })

      const input = {
        name: 'Проба <sup>2</sup>',
        slug: `proba-${Date.now()}`,
        price: 1500,
        category_analysis_id: category.id,
        document: null,
        bloodTestIncluded: true,
        image: null,
        discount_percent: null,
      }
      const created = await createAnalysis('ru', input, transport)
      expect(created).toMatchObject(fromWire(input))
      const changed = await updateAnalysis('ru', created.id, { price: 1700 }, transport)
      expect(changed).toMatchObject({ ...fromWire(input), price: 1700 })
      expect(await getAnalyses('ru', from)).toContainEqual(changed)

      await expect(deleteAnalysis('ru', created.id, transport)).resolves.toBe(true)
      await expect(deleteAnalysis('ru', created.id, transport)).resolves.toBe(false)
      await expect(getAnalysis('ru', created.id, from)).resolves.toBeNull()
      await expect(deleteAnalysisCategory('ru', category.id, transport)).resolves.toBe(true)
    })

    test('an analysis is accepted as form data, too', async () => {
      const [category] = await getAnalysisCategories('ru', from)
      const form = new FormData()
      form.set('name', 'Проба формы')
      form.set('slug', `proba-formy-${Date.now()}`)
      form.set('price', '')
      form.set('category_analysis_id', String(category?.id))
      const created = await createAnalysis('ru', form, transport)
      expect(created).toMatchObject({ name: 'Проба формы', price: 0 })
      await deleteAnalysis('ru', created.id, transport)
    })

    test('invalid input is refused with 422 and changes nothing', async () => {
      const before = await getAnalyses('ru', from)
      const taken = { name: 'Проба', slug: before[0]?.slug, category_analysis_id: unknownId }
      const response = await post('analyses', JSON.stringify(taken), {
        'Content-Type': 'application/json',
      })
      const { errors } = (await response.json()) as { errors: object }
      expect(response.status).toBe(422)
      expect(Object.keys(errors).sort()).toEqual(['category_analysis_id', 'slug'])
      expect(await getAnalyses('ru', from)).toEqual(before)
    })

    test('unknown records are null', async () => {
      await expect(updateAnalysis('ru', unknownId, { price: 1 }, transport)).resolves.toBeNull()
      await expect(
        updateAnalysisCategory('ru', unknownId, { name: 'x' }, transport),
      ).resolves.toBeNull()
    })
  })
})
