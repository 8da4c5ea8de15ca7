import { get, request } from 'node:http'
import { connect } from 'node:net'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { type Recorder, startRecorder } from '../support/servers/recorder'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** Rate limits of nginx per client. */
describeWith('nginx')('rate limits', () => {
  let site: Recorder
  let nginx: Nginx

  beforeAll(async () => {
    site = await startRecorder()
    cleanUp(() => site.close())
    nginx = await startNginx([site.port], { behindCdn: true })
    cleanUp(() => nginx.stop())
  })

  /**
   * The statuses of forty parallel submissions, from these addresses in turn; the number that was
   * accepted, and its limit.
   */
  async function flood(...addresses: readonly string[]) {
    const submit = (_: unknown, index: number) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { 'X-Real-IP': addresses[index % addresses.length] ?? '' }
        const options = { method: 'POST', headers, agent: false }
        request(`${nginx.url.replace('localhost', '127.0.0.1')}/api/request-doctors`, options)
          .on('response', response => resolve(response.resume().statusCode))
          .on('error', reject)
          .end('{}')
      })
    const began = performance.now()
    const statuses = await Promise.all(Array.from({ length: 40 }, submit))
    const seconds = (performance.now() - began) / 1000
    const taken = statuses.filter(status => status === 200).length
    // A burst of twenty, one regular request, and two more per second.
    return { statuses: new Set(statuses), taken, most: 22 + 2 * seconds }
  }

  test('a flood of submissions from one address gets 429, from the machine itself it does not', async () => {
    const { statuses, taken, most } = await flood('203.0.113.2')
    expect(taken).toBeLessThanOrEqual(most)
    expect(statuses).toEqual(new Set([200, 429]))
    expect((await flood('127.0.0.1')).statuses).toEqual(new Set([200]))
  })

  test.each([
    ['2001:db8:0:1', ['2001:db8:0:1::1', '2001:db8:0:1:2:3:4:5', '2001:db8:0:1::ffff:1']],
    ['2001:db8', ['2001:db8::1', '2001:db8::7:8', '2001:db8::5:6:7:8', '2001:db8:0:0:5::']],
    ['2001:db8:1', ['2001:db8:1::1', '2001:db8:1::6:7:8', '2001:db8:1:0:5:6:7:8']],
    ['2001', ['2001::1', '2001::6:7:8', '2001::5:6:7:8', '2001:0:0:0:5::']],
    ['2001::4', ['2001::4:5:6:7:8', '2001::4:0:0:0:9', '2001:0:0:4:5:6::']],
  ])('many addresses of %s::/64 share one limit', async (_, addresses) => {
    const { taken, most } = await flood(...addresses)
    expect(taken).toBeLessThanOrEqual(most)
    const others = Array.from({ length: 40 }, (_, index) => `2001:db8:7:${index}::1`)
    expect((await flood(...others)).statuses).toEqual(new Set([200]))
  })

  test('an address has at most a hundred concurrent requests, others are not affected', async () => {
    const port = Number(new URL(nginx.url).port)
    const from = (address: string, path: string) =>
      new Promise<number | undefined>((resolve, reject) => {
        get({ host: '127.0.0.1', port, path, headers: { 'X-Real-IP': address }, agent: false })
          .on('response', response => resolve(response.resume().statusCode))
          .on('error', reject)
      })
    // Each announces a body and does not send it.
    const waiting = Array.from({ length: 100 }, () => {
      const socket = connect({ host: '127.0.0.1', port })
      socket.on('error', () => undefined)
      const lines = ['GET /waiting HTTP/1.1', 'Host: localhost', 'X-Real-IP: 127.0.0.3']
      socket.write([...lines, 'Content-Length: 2', '', ''].join('\r\n'))
      return socket
    })
    try {
      await until(async () => (await from('127.0.0.3', '/one-more')) === 429)
      expect(await from('127.0.0.4', '/one-more')).toBe(200)
    } finally {
      for (const socket of waiting) socket.destroy()
    }
    await until(async () => (await from('127.0.0.3', '/one-more')) === 200)
  })
})
