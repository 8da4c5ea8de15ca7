import { join } from 'node:path'
import { freshPhone, submit } from '../support/clients'
import { diskObstacle, emptyDisk, fillDisk, smallDisk } from '../support/disk'
import { holdLock } from '../support/held-lock'
import { type Nginx, opensslObstacle, startNginx } from '../support/servers/nginx'
import { type Prometheus, startPrometheus } from '../support/servers/prometheus'
import { type Running, siteFolder } from '../support/site'
import { describeUnless } from '../support/skips'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { lackOf } from './support/needs'

const obstacle = opensslObstacle ?? diskObstacle() ?? lackOf('nginx', 'prometheus', 'blackbox')

jest.setTimeout(240_000)

const token = 'metrics-token-of-the-test'

/**
 * Outages from the operator's view: two instances behind nginx with TLS, and the alerts of
 * Prometheus. The second instance has its data on a disk of 20 MB.
 */
describeUnless(obstacle)('the drill', () => {
  const instances: Running[] = []
  let nginx: Nginx
  let prometheus: Prometheus
  let firstData: string
  let smallData: string
  /** The labels in metrics and alerts. */
  let names: readonly string[]
  let front: string

  beforeAll(async () => {
    const folders = [siteFolder(), siteFolder()]
    for (const folder of folders) cleanUp(() => folder.remove())
    const env = { METRICS_TOKEN: token, TRUSTED_PROXY_HOPS: '1' }
    const [firstFolder, secondFolder] = folders
    firstData = firstFolder?.dataDir ?? ''
    smallData = secondFolder?.dataDir ?? ''
    const started = folders.map((folder, index) =>
      folder.start(env, undefined, index === 1 ? smallDisk(20_000) : []),
    )
    for (const site of await Promise.all(started)) {
      instances.push(site)
      cleanUp(() => site.stop('SIGKILL'))
    }
    const ports = instances.map(({ url }) => Number(new URL(url).port))
    names = ports.map(port => `127.0.0.1:${port}`)
    nginx = await startNginx(ports, { tls: true })
    cleanUp(() => nginx.stop())
    front = `https://127.0.0.1:${nginx.port}/`
    const { certificateFile } = nginx
    const options = { instances: ports, front: nginx.port, token, certificateFile }
    prometheus = await startPrometheus(options)
    cleanUp(() => prometheus.stop())
  })

  /**
   * Waits until exactly these alerts fire, but for PagesAreSlow: other tests keep the machine busy,
   * which it would report for ten minutes.
   */
  async function alarmed(...wanted: readonly string[]): Promise<void> {
    const expected = [...wanted, `DiskIsFilling ${names[1]}`].sort()
    let seen: readonly string[] = []
    await until(async () => {
      seen = (await prometheus.alarms()).filter(name => name !== 'PagesAreSlow')
      return String(seen) === String(expected)
    }, 60_000).catch(() => expect(seen).toEqual(expected))
  }

  test('on a healthy site only the small disk alerts', async () => {
    await alarmed()
    await until(async () => {
      const days = await prometheus.query('(probe_ssl_earliest_cert_expiry - time()) / 86400')
      return Object.values(days).some(left => Math.round(Number(left)) === 90)
    })
  })

  test('a full disk: the instance on it cannot store requests, and can again when it is emptied', async () => {
    fillDisk(instances[1] as Running, smallData)
    const { url, output } = instances[1] as Running
    expect((await submit(url, { phone: freshPhone() })).status).toBe(503)
    await until(() => /"code":"SQLITE_FULL".*"A request cannot be stored"/.test(output()))
    await alarmed(`RequestsCannotBeStored ${names[1]}`)
    expect(Object.values(await prometheus.query('min(clinic_data_free_bytes)'))).toEqual(['0'])
    // The stored requests can still be read.
    expect(
      Object.keys(await prometheus.query('clinic_outbox_requests{state="inbox"}')),
    ).toHaveLength(2)
    emptyDisk(instances[1] as Running, smallData)
    await alarmed()
  })

  test('B990: another program holds the lock of a store: pages are served, and a request waits for it', async () => {
    const { url } = instances[0] as Running
    const page = () => fetch(`${url}/contacts`).then(({ status }) => status)
    await page()
    const release = await holdLock(join(firstData, 'requests.db'))
    let answer: number | undefined
    const sent = submit(url, { phone: freshPhone() }).then(({ status }) => {
      answer = status
    })
    const seen = [await page(), await page(), await page(), answer]
    await release()
    await sent
    expect([...seen, answer]).toEqual([200, 200, 200, undefined, 201])
  })

  test('a certificate: a ticket before it expires, a page when it has', async () => {
    nginx.renew(7)
    await alarmed(`CertificateEnds ${front}`)
    nginx.renew(0)
    await alarmed(`SiteUnreachable ${front}`)
    nginx.renew(90)
    await alarmed()
  })

  test('an instance is killed, and it alerts', async () => {
    await instances[0]?.stop('SIGKILL')
    await alarmed(`InstanceDown ${names[0]}`)
  })

  test('with all instances down nginx serves its cache, and it alerts', async () => {
    await instances[1]?.stop('SIGKILL')
    await until(async () => (await prometheus.alarms()).includes('SiteDown'), 60_000)
    expect(await prometheus.query('probe_success')).toEqual({
      [`__name__=probe_success instance=${front} job=visitors`]: '1',
    })
  })
})
