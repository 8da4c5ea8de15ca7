import { openPostgres } from '@/lib/requests/outbox/postgres'
import { stats } from '@/lib/requests/outbox/upkeep'
import { freshPhone, submit } from '../support/clients'
import { errorPageOf, type Nginx, startNginx } from '../support/servers/nginx'
import { findPrograms } from '../support/servers/packages.mjs'
import { createPostgres } from '../support/servers/postgres'
import type { ServerProcess } from '../support/servers/process'
import { type Recorder, startRecorder } from '../support/servers/recorder'
import { freePort, type Running, type SiteFolder, siteFolder, startBackend } from '../support/site'
import { until } from '../support/until'
import { visit as visitUrl } from '../support/visit'
import { cleanUp } from './support/cleanUp'
import { startLoad } from './support/load'
import { describeWith, testWith } from './support/needs'

jest.setTimeout(240_000)

const testShared = testWith('postgres')

/** Two instances with one Postgres behind one nginx: the setup of a larger clinic. */
describeWith('nginx')('two instances', () => {
  const token = 'a-token-of-the-operations-tests'
  let folder: SiteFolder
  let backend: Running
  /** A proxy between the instances and the backend. */
  let between: Recorder
  let startDatabase: () => Promise<ServerProcess>
  let database: ServerProcess | undefined
  let databaseUrl: string
  const ports: number[] = []
  const instances: Running[] = []
  let nginx: Nginx

  beforeAll(async () => {
    backend = await startBackend()
    cleanUp(() => backend.stop())
    between = await startRecorder(Number(new URL(backend.url).port))
    cleanUp(() => between.close())
    // A port where none listens, as during an outage of Postgres.
    databaseUrl = `postgresql://clinic@127.0.0.1:${await freePort()}/clinic`
    if (findPrograms().postgres) {
      const postgres = await createPostgres()
      cleanUp(postgres.remove)
      startDatabase = postgres.start
      database = await startDatabase()
      cleanUp(() => database?.stop('SIGINT'))
      databaseUrl = postgres.url
    }
    folder = siteFolder()
    cleanUp(() => folder.remove())
    ports.push(await freePort(), await freePort())
    cleanUp(() => Promise.all(instances.map(instance => instance.stop())))
    await Promise.all([start(0), start(1)])
    nginx = await startNginx(ports)
    cleanUp(() => nginx.stop())
  })

  async function start(index: number): Promise<void> {
    const env = {
      BACKEND_URL: `http://127.0.0.1:${between.port}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: `${folder.dataDir}-${index}`,
      REVALIDATE_TOKEN: token,
      TRUSTED_PROXY_HOPS: '1',
    }
    instances[index] = await folder.start(env, ports[index])
  }

  function hasEnded(index: number): boolean {
    const { exitCode = null, signalCode = null } = instances[index]?.process ?? {}
    return exitCode !== null || signalCode !== null
  }

  /** A request to one instance, without nginx. */
  async function visit(index: number, path: string) {
    const response = await fetch(`http://localhost:${ports[index]}${path}`)
    const html = await response.text()
    const { headers } = response
    return { status: response.status, html, cache: headers.get('x-nextjs-cache'), headers }
  }

  const renew = (index: number) =>
    fetch(`http://localhost:${ports[index]}/api/revalidate`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
    })

  /** Renames an analysis, revalidates one instance, and waits until both show the new name. */
  async function renewsBoth(name: string, told: 0 | 1): Promise<void> {
    const list = await (await fetch(`${backend.url}/api/analyses`)).json()
    const { id, slug } = list.data[0]
    const path = `/analysis/list/${slug}`
    for (const index of [0, 1]) await visit(index, path)
    await fetch(`${backend.url}/api/analyses/${id}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    })
    expect((await renew(told)).status).toBe(200)
    // They share the cache folder: the instance that was not called is checked first.
    for (const index of [1 - told, told]) {
      await until(async () => (await visit(index, path)).html.includes(name), 20_000)
    }
  }

  testShared('a revalidation of one instance reaches both', async () => {
    await renewsBoth('Renamed analysis', 0)
  })

  testShared(
    'a killed instance, its restart and a stopped one fail no page and no request',
    async () => {
      const db = openPostgres(databaseUrl)
      cleanUp(() => db.destroy())
      const settle = () => until(async () => (await stats(db)).pending === 0, 45_000)
      const keysOfInbox = async () => {
        const inbox = (await (await fetch(`${backend.url}/__inbox`)).json()) as { key: string }[]
        return inbox.map(({ key }) => key)
      }
      const sitemap = await (await fetch(`${nginx.url}/sitemap.xml`)).text()
      // Each second one is in no cache.
      const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].flatMap(([, url = '']) => [
        '/',
        new URL(url).pathname,
      ])
      expect(paths.length).toBeGreaterThan(600)
      // A retry finds what the first attempt has sent.
      await settle()
      const before = await keysOfInbox()
      between.requests.length = 0

      const load = startLoad(nginx.url, paths, { pageMs: 200, requestMs: 300 })
      /** Waits until ten more pages were served and ten more requests accepted, and none failed. */
      const goOn = () => {
        const [pages, requests] = [load.pages.length, load.acknowledged.length]
        return until(() => {
          expect(load.failures).toEqual([])
          return load.pages.length > pages + 10 && load.acknowledged.length > requests + 10
        }, 60_000)
      }
      try {
        await goOn()
        await instances[0]?.stop('SIGKILL')
        await goOn()
        await start(0)
        await goOn()
        await instances[1]?.stop('SIGTERM')
        await goOn()
      } finally {
        await load.stop()
        for (const index of [0, 1]) if (hasEnded(index)) await start(index)
      }
      expect(load.failures).toEqual([])

      // Deliveries of the killed instance are taken over when their lease expires.
      await settle()
      const arrived = (await keysOfInbox()).slice(before.length)
      expect(arrived.toSorted()).toEqual(load.acknowledged.toSorted())
      const delivered = before.length + arrived.length
      expect(await stats(db)).toMatchObject({ delivered, dead: 0 })
      // Only deliveries in flight at the kill may be repeated, with the same key.
      const posts = between.requests.filter(({ method }) => method === 'POST')
      expect(posts.length - arrived.length).toBeLessThanOrEqual(4)
    },
  )

  let visitor = 79

  testShared('rate limits are shared by both', async () => {
    // Another one when the test runs once more: the first has used up its share.
    visitor += 1
    const headers = { 'X-Forwarded-For': `203.0.113.${visitor}` }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      const { status } = await submit(`http://localhost:${ports[count % 2]}`, {
        phone: freshPhone(),
        headers,
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429])
  })

  testShared(
    'without Postgres requests go to the backend directly, and the site is not ready',
    async () => {
      await database?.stop('SIGINT')
      const phone = freshPhone()
      expect((await submit(nginx.url, { phone })).status).toBe(201)
      const inbox = await (await fetch(`${backend.url}/__inbox`)).json()
      expect(inbox.at(-1).payload).toMatchObject({ phone })
      expect((await visit(0, '/readyz')).status).toBe(503)
      expect((await visit(0, '/healthz')).status).toBe(200)
      expect((await visit(1, '/contacts')).status).toBe(200)
    },
  )

  testShared('when Postgres is back, revalidations reach both again', async () => {
    database = await startDatabase()
    await until(async () => (await visit(0, '/readyz')).status === 200, 20_000)
    await renewsBoth('Analysis after the outage', 1)
  })

  const search = (words: string) => visitUrl(`${nginx.url}/search?q=${encodeURIComponent(words)}`)

  test('long search queries get a response, and parallel ones as well', async () => {
    const searches = Array.from({ length: 8 }, (_, index) =>
      search(index % 2 ? 'кровь' : 'ы'.repeat(500)),
    )
    const statuses = (await Promise.all(searches)).map(({ status }) => status)
    expect(statuses).toEqual(Array(8).fill(200))
  })

  test('an instance completes a request in flight on SIGTERM', async () => {
    if (hasEnded(0)) await start(0)
    between.delay = 800
    // Each sorted list is asked of the backend.
    const path = '/api/doctors?sort_by=rating&sort_direction=desc'
    between.requests.length = 0
    try {
      const response = visit(0, path)
      await until(() => between.requests.some(({ url }) => url?.startsWith('/api/doctors?')))
      await instances[0]?.stop('SIGTERM')
      expect((await response).status).toBe(200)
    } finally {
      between.delay = 0
    }
  })

  /** No earlier test has requested a page in this layout. */
  const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }
  const visitOnPhone = (path: string) => visitUrl(nginx.url + path, phone)

  test('with one down, whichever nginx asks first, pages are served and cached', async () => {
    await instances[0]?.stop()
    for (const path of ['/contacts', '/promotions/list', '/posts/list', '/services/top']) {
      const visits = [await visitOnPhone(path), await visitOnPhone(path)]
      expect(visits.map(({ status, cache }) => [status, cache])).toEqual([
        // A retry finds what the first attempt has cached.
        [200, expect.stringMatching(/^(MISS|HIT)$/)],
        [200, 'HIT'],
      ])
    }
  })

  test("requests that cannot be stored get the site's response, and pages still work", async () => {
    await database?.stop('SIGINT')
    await backend.stop()
    for (let count = 0; count < 5; count += 1) {
      const refused = await submit(nginx.url, { phone: freshPhone() })
      // 502 where the one that is down was asked after it (B271).
      expect([502, 503]).toContain(refused.status)
      expect(await refused.json()).toEqual({ error: 'unavailable' })
      expect((await search(String(count))).status).toBe(200)
      expect((await visitUrl(`${nginx.url}/no-such-page-${count}`)).status).toBe(404)
    }
  })

  test('with both down cached pages are served, others are the error page with the phones', async () => {
    await Promise.all(instances.map(instance => instance.stop()))
    expect((await visitOnPhone('/contacts')).status).toBe(200)
    for (const [path, file, type] of [
      ['/about-us', 'unavailable.ru.html', 'text/html; charset=utf-8'],
      ['/search?q=a', 'unavailable.ru.html', 'text/html; charset=utf-8'],
      ['/kk', 'unavailable.kk.html', 'text/html; charset=utf-8'],
      ['/kk/search?q=a', 'unavailable.kk.html', 'text/html; charset=utf-8'],
      ['/api/doctors', 'unavailable.json', 'application/json; charset=utf-8'],
    ] as const) {
      const { status, headers, body } = await visitOnPhone(path)
      expect(body).toBe(errorPageOf(file, headers['x-request-id']))
      expect(status).toBe(502)
      expect(headers).toMatchObject({
        'content-type': type,
        'retry-after': '60',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
    const json = await submit(nginx.url, { phone: freshPhone() })
    expect([json.status, await json.text()]).toEqual([502, errorPageOf('unavailable.json', '')])
    for (const [page, file] of [
      ['/request', 'unavailable.ru.html'],
      ['/kk/request?kind=mail', 'unavailable.kk.html'],
    ] as const) {
      const headers = { Referer: nginx.url + page }
      const form = await fetch(`${nginx.url}/api/request-form`, { method: 'POST', headers })
      expect([form.status, await form.text()]).toEqual([
        502,
        errorPageOf(file, form.headers.get('X-Request-Id')),
      ])
    }
  })
})
