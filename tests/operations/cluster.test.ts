import { openPostgres } from '@/lib/requests/outbox/postgres'
import { stats } from '@/lib/requests/outbox/upkeep'
import { freshPhone, post } from '../support/clients'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { createPostgres } from '../support/servers/postgres'
import type { ServerProcess } from '../support/servers/process'
import { freePort, type Running, type SiteFolder, siteFolder, startBackend } from '../support/site'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { startLoad } from './support/load'
import { describeWith } from './support/needs'
import { type Recorder, startRecorder } from './support/recorder'

jest.setTimeout(240_000)

/** Two instances with one Postgres behind one nginx: the setup of a larger clinic. */
describeWith('nginx', 'postgres')('two instances', () => {
  const token = 'a-token-of-the-operations-tests'
  let folder: SiteFolder
  let backend: Running
  /** A proxy between the instances and the backend. */
  let between: Recorder
  let startDatabase: () => Promise<ServerProcess>
  let database: ServerProcess
  let databaseUrl: string
  const ports: number[] = []
  const instances: Running[] = []
  let nginx: Nginx

  beforeAll(async () => {
    backend = await startBackend()
    cleanUp(() => backend.stop())
    between = await startRecorder(Number(new URL(backend.url).port))
    cleanUp(() => between.close())
    const postgres = await createPostgres()
    cleanUp(postgres.remove)
    startDatabase = postgres.start
    database = await startDatabase()
    cleanUp(() => database.stop('SIGINT'))
    databaseUrl = postgres.url
    folder = siteFolder()
    cleanUp(() => folder.remove())
    ports.push(await freePort(), await freePort())
    await Promise.all([start(0), start(1)])
    cleanUp(() => Promise.all(instances.map(instance => instance.stop())))
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

  test('a revalidation of one instance reaches both', async () => {
    await renewsBoth('Renamed analysis', 0)
    await renewsBoth('Analysis of another name', 1)
  })

  test('a killed instance and a restart fail no page and no request', async () => {
    const sitemap = await (await fetch(`${nginx.url}/sitemap.xml`)).text()
    const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
      ([, url = '']) => new URL(url).pathname,
    )
    expect(paths.length).toBeGreaterThan(300)
    const load = startLoad(nginx.url, paths)
    cleanUp(load.stop)
    /** Waits until twenty more pages were served and twenty more requests accepted, and none failed. */
    const goOn = () => {
      const [pages, requests] = [load.pages(), load.acknowledged.length]
      return until(() => {
        expect(load.failures).toEqual([])
        return load.pages() > pages + 20 && load.acknowledged.length > requests + 20
      }, 60_000)
    }
    await goOn()
    await instances[0]?.stop('SIGKILL')
    await goOn()
    await start(0)
    await instances[1]?.stop('SIGTERM')
    await start(1)
    await goOn()
    await load.stop()

    expect(load.failures).toEqual([])

    // Deliveries of the killed instance are taken over when their lease expires.
    const db = openPostgres(databaseUrl)
    cleanUp(() => db.destroy())
    await until(async () => (await stats(db)).pending === 0, 45_000)
    expect(await stats(db)).toMatchObject({ delivered: load.acknowledged.length, dead: 0 })
    const inbox = (await (await fetch(`${backend.url}/__inbox`)).json()) as { key: string }[]
    expect(inbox.map(({ key }) => key).sort()).toEqual([...load.acknowledged].sort())
    // Only deliveries in flight at the kill may be repeated, with the same key.
    const posts = between.requests.filter(({ method }) => method === 'POST')
    expect(posts.length - inbox.length).toBeLessThanOrEqual(4)
  })

  test('rate limits are shared by both', async () => {
    const headers = { 'X-Forwarded-For': '203.0.113.80' }
    const statuses: number[] = []
    for (let count = 0; count < 61; count += 1) {
      const { status } = await post(`http://localhost:${ports[count % 2]}`, {
        phone: freshPhone(),
        headers,
      })
      statuses.push(status)
    }
    expect(statuses).toEqual([...Array(60).fill(201), 429])
  })

  test('without Postgres requests go to the backend directly, and the site is not ready', async () => {
    await database.stop('SIGINT')
    const phone = freshPhone()
    expect((await post(nginx.url, { phone })).status).toBe(201)
    const inbox = await (await fetch(`${backend.url}/__inbox`)).json()
    expect(inbox.at(-1).payload).toMatchObject({ phone })
    expect((await visit(0, '/readyz')).status).toBe(503)
    expect((await visit(0, '/healthz')).status).toBe(200)
    expect((await visit(1, '/contacts')).status).toBe(200)
  })

  test('when Postgres is back, revalidations reach both again', async () => {
    database = await startDatabase()
    await until(async () => (await visit(0, '/readyz')).status === 200, 20_000)
    await renewsBoth('Analysis after the outage', 0)
  })

  test('an instance completes a request in flight on SIGTERM', async () => {
    between.delay = 800
    const path = `/api/posts?at=${Date.now()}`
    between.requests.length = 0
    const response = visit(0, path)
    await until(() => between.requests.some(({ url }) => url?.startsWith('/api/posts')))
    await instances[0]?.stop('SIGTERM')
    expect((await response).status).toBe(200)
  })
})
