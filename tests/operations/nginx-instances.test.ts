import { readFileSync } from 'node:fs'
import { freshPhone, post } from '../support/clients'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { freePort, type Running, siteFolder } from '../support/site'
import { visit } from '../support/visit'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/**
 * Two instances behind one nginx: a request that one of them cannot handle does not affect others.
 */
describeWith('nginx')('two instances behind nginx', () => {
  const instances: Running[] = []
  let nginx: Nginx

  beforeAll(async () => {
    const folder = siteFolder()
    cleanUp(() => folder.remove())
    // A port without Postgres: requests cannot be stored, as during an outage.
    const DATABASE_URL = `postgresql://clinic@127.0.0.1:${await freePort()}/clinic`
    const env = { DATABASE_URL, TRUSTED_PROXY_HOPS: '1' }
    instances.push(...(await Promise.all([folder.start(env), folder.start(env)])))
    cleanUp(() => Promise.all(instances.map(instance => instance.stop())))
    nginx = await startNginx(instances.map(({ url }) => Number(new URL(url).port)))
    cleanUp(() => nginx.stop())
  })

  const search = (words: string) => visit(`${nginx.url}/search?q=${encodeURIComponent(words)}`)
  const ours = (name: string) => readFileSync(`deploy/nginx/errors/${name}`, 'utf8')
  const times = (count: number) => Array.from({ length: count }, (_, index) => index)

  test('a long search query gets a response, and parallel ones as well', async () => {
    const statuses = await Promise.all(
      times(40).map(index => search(index % 2 ? 'кровь' : 'ы'.repeat(500))),
    )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200]))
  })

  test("requests that cannot be stored get the site's response, and pages still work", async () => {
    for (const _ of times(10)) {
      const refused = await post(nginx.url, { phone: freshPhone() })
      expect([refused.status, await refused.json()]).toEqual([503, { error: 'unavailable' }])
      expect((await search('кровь')).status).toBe(200)
    }
  })

  test('no request fails while one of them is down', async () => {
    await instances[0]?.stop()
    // Whichever instance was asked first, the page is cached.
    for (const path of ['/contacts', '/promotions/list', '/posts/list', '/services/top']) {
      const visits = [await visit(nginx.url + path), await visit(nginx.url + path)]
      expect(visits.map(({ status, cache }) => [status, cache])).toEqual([
        [200, 'MISS'],
        [200, 'HIT'],
      ])
    }
    for (const index of times(20)) {
      expect((await search(String(index))).status).toBe(200)
      expect((await post(nginx.url, { phone: freshPhone() })).status).toBe(503)
      expect((await visit(`${nginx.url}/no-such-page-${index}`)).status).toBe(404)
    }
  })

  test('with both down cached pages are served, others are the error page with the phones', async () => {
    await instances[1]?.stop()
    expect((await visit(`${nginx.url}/contacts`)).status).toBe(200)
    for (const [path, file, type] of [
      ['/about-us', 'unavailable.ru.html', 'text/html; charset=utf-8'],
      ['/search?q=a', 'unavailable.ru.html', 'text/html; charset=utf-8'],
      ['/kk', 'unavailable.kk.html', 'text/html; charset=utf-8'],
      ['/kk/search?q=a', 'unavailable.kk.html', 'text/html; charset=utf-8'],
      ['/api/doctors', 'unavailable.json', 'application/json; charset=utf-8'],
    ] as const) {
      const { status, headers, body } = await visit(nginx.url + path)
      expect(body).toBe(ours(file))
      expect(status).toBe(502)
      expect(headers).toMatchObject({
        'content-type': type,
        'retry-after': '60',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      })
    }
    const json = await post(nginx.url, { phone: freshPhone() })
    expect([json.status, await json.text()]).toEqual([502, ours('unavailable.json')])
    for (const [page, file] of [
      ['/request', 'unavailable.ru.html'],
      ['/kk/request?kind=mail', 'unavailable.kk.html'],
    ] as const) {
      const headers = { Referer: nginx.url + page }
      const form = await fetch(`${nginx.url}/api/request-form`, { method: 'POST', headers })
      expect([form.status, await form.text()]).toEqual([502, ours(file)])
    }
  })
})
