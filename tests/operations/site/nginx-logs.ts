import { request } from 'node:http'
import { freshPhone, personalData, submit } from '../../support/clients'
import { type Nginx, startNginx } from '../../support/servers/nginx'
import type { Running } from '../../support/site'
import { until } from '../../support/until'
import { cleanUp } from '../support/cleanUp'
import { describeWith } from '../support/needs'

/** What nginx and the site log about callback requests, with every outcome. */
export function testLogs(site: () => Running): void {
  describeWith('nginx')('logs', () => {
    let nginx: Nginx

    beforeAll(async () => {
      nginx = await startNginx([Number(new URL(site().url).port)], { logs: true })
      cleanUp(() => nginx.stop())
    })

    const name = 'Айгуль Проверяемая'

    function form(phone: string) {
      const body = new URLSearchParams({ kind: 'mail', name, phone, consent: 'on' })
      return fetch(`${nginx.url}/api/request-form`, { method: 'POST', body, redirect: 'manual' })
    }

    /** From an address with rate limits. */
    function flood(): Promise<(number | undefined)[]> {
      const address = `${nginx.url.replace('localhost', '127.0.0.1')}/api/application-feedback`
      const options = { method: 'POST', localAddress: '127.0.0.3', agent: false }
      const send = () =>
        new Promise<number | undefined>((resolve, reject) => {
          request(address, { ...options, headers: { 'Content-Type': 'application/json' } })
            .on('response', response => resolve(response.resume().statusCode))
            .on('error', reject)
            .end(JSON.stringify({ name, phone: freshPhone(), type: 'consult' }))
        })
      return Promise.all(Array.from({ length: 40 }, send))
    }

    test('contain no name and no phone', async () => {
      expect((await submit(nginx.url, { phone: freshPhone() })).status).toBe(201)
      expect((await submit(nginx.url, { phone: `+${freshPhone()}`, name })).status).toBe(422)
      expect(
        (await submit(nginx.url, { phone: freshPhone(), name: name.repeat(1000) })).status,
      ).toBe(413)
      expect((await form(freshPhone())).status).toBe(303)
      expect((await form('770101')).headers.get('location')).toMatch(/error=/)
      expect(new Set(await flood())).toEqual(new Set([201, 429]))
      await site().stop()
      expect((await submit(nginx.url, { phone: freshPhone() })).status).toBe(502)

      // nginx logs a request after its response.
      await until(() => nginx.logs().includes('HTTP/1.1" 502 '))
      // All requests were logged, without names.
      const logs = nginx.logs()
      for (const status of [201, 422, 413, 303, 429, 502]) {
        expect(logs).toContain(`HTTP/1.1" ${status} `)
      }
      expect(logs).toMatch(/limiting requests.*"POST \/api\/application-feedback/)
      expect(logs + site().output()).not.toMatch(personalData)
      expect(logs).not.toContain(encodeURIComponent('Проверяем'))

      // Each line of the site's output is one JSON object of the log, whichever code wrote it.
      const lines = site().output().trim().split('\n')
      const wrong = lines.filter(
        line => !/^\{"level":"\w+","time":"[^"]+",.*"msg":".*"\}$/.test(line),
      )
      expect(wrong).toEqual([])
    })
  })
}
