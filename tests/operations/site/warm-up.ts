import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Nginx, startNginx } from '../../support/servers/nginx'
import { freePort, type Running } from '../../support/site'
import { visit } from '../../support/visit'
import { cleanUp } from '../support/cleanUp'
import { describeWith } from '../support/needs'

/** `clinic-warm-up` after a release: deploy/warm-up.mjs, through nginx and the real site. */
export function testWarmUp(site: () => Running): void {
  describeWith('nginx')('after a warm-up', () => {
    let nginx: Nginx
    let front: string
    /** A part of the sitemap, as all of its pages would take minutes. */
    let paths: readonly string[]

    beforeAll(async () => {
      nginx = await startNginx([Number(new URL(site().url).port)])
      cleanUp(() => nginx.stop())

      const { body } = await visit(`${nginx.url}/sitemap.xml`)
      const all = body.match(/<loc>[^<]+<\/loc>/g) ?? []
      const some = all.filter((_, index) => index % Math.ceil(all.length / 7) === 0)
      paths = some.map(each => new URL(each.replace(/<\/?loc>/g, '')).pathname)
      const server = createServer((incoming, outgoing) => {
        if (incoming.url === '/sitemap.xml') return outgoing.end(some.join(''))
        const headers = { ...incoming.headers, host: new URL(nginx.url).host }
        request(nginx.url + incoming.url, { headers }, response => {
          outgoing.writeHead(response.statusCode ?? 500, response.headers)
          response.pipe(outgoing)
        }).end()
      }).listen(0)
      await once(server, 'listening')
      cleanUp(() => server.close())
      front = `http://localhost:${(server.address() as AddressInfo).port}`
    })

    async function warmUp(url: string) {
      const script = spawn(process.execPath, ['deploy/warm-up.mjs', url])
      const [said, complained, [status]] = await Promise.all([
        text(script.stdout),
        text(script.stderr),
        once(script, 'exit'),
      ])
      return { said, complained, status }
    }

    test('all pages are cached, in both layouts', async () => {
      const { said, complained, status } = await warmUp(front)
      expect({ complained, status }).toEqual({ complained: '', status: 0 })
      const { length } = paths
      expect(length).toBeGreaterThan(3)
      expect(said).toMatch(`${length} pages in both layouts: ${2 * length} visits`)
      for (const path of paths) {
        for (const agent of ['Chrome/141.0 Safari/537.36', 'iPhone Mobile/15E148']) {
          const headers = { 'User-Agent': agent, 'Accept-Encoding': 'gzip, deflate, br, zstd' }
          const { cache, headers: answered } = await visit(nginx.url + path, headers)
          expect([path, cache]).toEqual([path, expect.stringMatching(/^(HIT|REVALIDATED)$/)])
          expect(answered['content-encoding']).toBe('br')
        }
      }
    })

    test('when the site is down, it fails with the reason', async () => {
      const { status, complained } = await warmUp(`http://localhost:${await freePort()}`)
      expect(status).toBe(1)
      expect(complained).toContain('ECONNREFUSED')
    })
  })
}
