import { gunzipSync } from 'node:zlib'
import type { Running } from '../../support/site'
import { visit } from '../../support/visit'
import { describeWith } from '../support/needs'
import { type RecordedNginx, startRecordedNginx } from './recorded-nginx'

/** Generated responses that are not pages. */
export function testGeneratedFiles(site: () => Running): void {
  describeWith('nginx')('generated files behind nginx', () => {
    let between: RecordedNginx['between']
    let nginx: RecordedNginx['nginx']

    beforeAll(async () => {
      ;({ between, nginx } = await startRecordedNginx(site()))
    })

    beforeEach(() => {
      between.requests.length = 0
      // However busy the machine.
      between.freshFor = '60'
    })

    const xml = 'application/xml; charset=utf-8'
    const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    const rss = 'application/rss+xml; charset=utf-8'

    test.each([
      ['/og/ru.jpg', 'image/jpeg', undefined],
      ['/og/kk/contacts.jpg', 'image/jpeg', undefined],
      ['/feeds/posts.xml', rss, 'gzip'],
      ['/kk/feeds/posts.xml', rss, 'gzip'],
      ['/feeds/yandex-doctors.xml', xml, 'gzip'],
      ['/feeds/price-list.csv', 'text/csv; charset=utf-8', 'gzip'],
      ['/kk/feeds/price-list.xlsx', xlsx, undefined],
      ['/sitemap.xml', xml, 'gzip'],
      ['/robots.txt', 'text/plain; charset=utf-8', 'gzip'],
      ['/files/icons/icon.svg', 'image/svg+xml', 'gzip'],
    ])('%s is requested once', async (path, type, encoding) => {
      const own = await visit(site().url + path)
      const first = await visit(nginx.url + path)
      const second = await visit(`${nginx.url + path}?made=up`, { 'Accept-Encoding': 'gzip' })
      for (const { status, headers } of [own, first, second]) {
        expect(status).toBe(200)
        expect(headers['content-type']).toBe(type)
        expect(headers['cache-control']).toBe(own.headers['cache-control'])
        expect(headers['cache-control']).toMatch(
          path.endsWith('.svg') ? /^public, max-age=[1-9]/ : /^no-cache$/,
        )
      }
      expect([first.cache, second.cache]).toEqual(['MISS', 'HIT'])
      expect(between.requests.map(({ url }) => url)).toEqual([path])

      expect(first.headers['content-encoding']).toBeUndefined()
      expect(second.headers['content-encoding']).toBe(encoding)
      const unpacked = encoding ? gunzipSync(second.bytes) : second.bytes
      expect(unpacked.equals(first.bytes)).toBe(true)
      expect(first.bytes.equals(own.bytes)).toBe(true)
    })

    test.each(['/og/ru/no-such-page.jpg', '/feeds/no-such.xml', '/sitemap-9.xml', '/media/no.png'])(
      '%s is a 404, and not cached',
      async path => {
        expect((await visit(nginx.url + path)).status).toBe(404)
        expect(await visit(nginx.url + path)).toMatchObject({ status: 404, cache: 'MISS' })
        expect(between.requests).toHaveLength(2)
      },
    )

    test('security.txt is proxied', async () => {
      const { status, headers, body } = await visit(`${nginx.url}/.well-known/security.txt`)
      expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
      expect(body).toContain('Contact: mailto:')
    })
  })
}
