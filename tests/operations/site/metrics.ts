import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { freshPhone, submit } from '../../support/clients'
import { findPrograms } from '../../support/servers/packages.mjs'
import type { Running } from '../../support/site'
import { until } from '../../support/until'
import { cleanUp } from '../support/cleanUp'
import { describeWith } from '../support/needs'

const promtool = () => String(findPrograms().promtool)

/** The metrics of a running site, and that the rules and the dashboard use existing ones. */
export function testMetrics(site: () => Running, port: () => number, token: string): void {
  describeWith()('the metrics', () => {
    const ask = (authorization?: string) =>
      fetch(`${site().url}/metrics`, { headers: authorization ? { authorization } : {} })

    async function metrics(): Promise<string> {
      const response = await ask(`Bearer ${token}`)
      expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
      return response.text()
    }

    test('require the token, except on METRICS_PORT', async () => {
      expect((await ask()).status).toBe(401)
      expect((await ask('Bearer wrong')).status).toBe(401)
      expect((await ask(`Bearer ${token}`)).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${port()}/metrics`)).status).toBe(200)
      expect((await fetch(`http://127.0.0.1:${port()}/`)).status).toBe(404)
      await expect(fetch(`http://127.0.0.2:${port()}/metrics`)).rejects.toThrow()
    })

    test('count requests by route and status, page cache results, and callback requests by state', async () => {
      const expected = {
        'clinic_http_requests_total{route="contacts",method="GET",status="200"}': 3,
        'clinic_http_requests_total{route="other",method="GET",status="404"}': 1,
        'clinic_http_requests_total{route="other",method="GET",status="400"}': 1,
        'clinic_http_requests_total{route="/api/",method="POST",status="201"}': 1,
        'clinic_http_request_duration_seconds_count{route="contacts"}': 3,
        'clinic_outbox_requests{channel="backend",state="inbox"}': 1,
      }
      const before = valuesOf(await metrics())
      const growth = async () => {
        const after = valuesOf(await metrics())
        const names = Object.keys(expected)
        return Object.fromEntries(
          names.map(name => [name, (after.get(name) ?? 0) - (before.get(name) ?? 0)]),
        )
      }
      for (const path of ['/contacts', '/kk/contacts', '/contacts', '/none', '/%E0%A4%A']) {
        await (await fetch(site().url + path)).text()
      }
      expect((await submit(site().url, { phone: freshPhone() })).status).toBe(201)
      // The server counts an answer after the client has read its end.
      await until(async () => isDeepStrictEqual(await growth(), expected)).catch(async () =>
        expect(await growth()).toEqual(expected),
      )

      const values = valuesOf(await metrics())
      expect(values.get('clinic_page_cache_total{result="hit"}')).toBeGreaterThanOrEqual(1)
      for (const name of [
        'clinic_outbox_requests{channel="backend",state="dead"}',
        'clinic_outbox_requests{channel="email",state="dead"}',
        'clinic_outbox_oldest_seconds{channel="email"}',
        'clinic_outbox_broken_stores',
      ]) {
        expect([name, values.get(name)]).toEqual([name, 0])
      }
      expect(values.get('clinic_outbox_writable')).toBe(1)
      const age = values.get('clinic_backup_age_seconds')
      expect(age).toBeGreaterThanOrEqual(3600)
      expect(age).toBeLessThan(3700)
    })

    test('include all that the rules and the dashboard use', async () => {
      const vitals = { path: '/', layout: 'mobile', LCP: 900, INP: 40, TTFB: 90, CLS: 0 }
      const sent = await fetch(`${site().url}/api/vitals`, {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(vitals),
      })
      expect(sent.status).toBe(204)
      const told = new Set((await metrics()).match(/^\w+(?=[ {])/gm))
      // Set when content is fetched from a backend, a published price list or a repository.
      const later = new Set([
        ...['clinic_content_age_seconds', 'clinic_content_failures_total'],
        // At the first look at what is held back, after ten seconds.
        'clinic_content_held',
        'clinic_price_list_seen_seconds',
        ...['clinic_publishing_held', 'clinic_publishing_fetched_seconds'],
      ])
      const asked = [...expressions(), readFileSync('deploy/prometheus/alerts.yml', 'utf8')]
      const names = new Set(asked.join('\n').match(/\b(clinic|process|nodejs)_\w+\b/g))
      expect(names.size).toBeGreaterThan(12)
      expect([...names].filter(name => !told.has(name) && !later.has(name))).toEqual([])
    })
  })
}

/** Value by metric with its labels. */
const valuesOf = (text: string): Map<string, number> =>
  new Map(
    [...text.matchAll(/^(\w+(?:{.*})?) (\S+)$/gm)].map(([, name = '', value]) => [
      name,
      Number(value),
    ]),
  )

/** Expressions of the dashboard's panels. */
function expressions(): string[] {
  const { panels } = JSON.parse(readFileSync('deploy/grafana/clinic.json', 'utf8'))
  return panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
    targets.map(({ expr }) => expr),
  )
}

export function testPrometheusFiles(): void {
  describeWith('promtool')('the files for Prometheus', () => {
    const folder = 'deploy/prometheus'
    const run = (...args: readonly string[]) => {
      const { status, stdout, stderr } = spawnSync(promtool(), args, { encoding: 'utf8' })
      return { status, output: stdout + stderr }
    }

    test('are valid, and the rules pass their tests', () => {
      const config = run('check', 'config', '--syntax-only', `${folder}/prometheus.yml`)
      expect(config).toMatchObject({ status: 0 })
      expect(run('test', 'rules', `${folder}/alerts.test.yml`)).toMatchObject({ status: 0 })
    })

    test('each rule has a test, and is described in watch.md', () => {
      const rules = readFileSync(`${folder}/alerts.yml`, 'utf8').match(/(?<=alert: )\w+/g) ?? []
      const tried = readFileSync(`${folder}/alerts.test.yml`, 'utf8')
      expect(rules.length).toBeGreaterThan(9)
      const told = readFileSync('docs/watch.md', 'utf8')
      expect(rules.filter(name => !told.includes(`\`${name}\``))).toEqual([])
      const alarms = (name: string) => new RegExp(`alertname: ${name}\\s+exp_alerts`).test(tried)
      expect(rules.filter(name => !alarms(name))).toEqual([])
    })

    test('the expressions of the dashboard are valid', () => {
      const file = join(mkdtempSync(join(tmpdir(), 'dashboard-')), 'rules.yml')
      cleanUp(() => rmSync(join(file, '..'), { recursive: true }))
      const rules = expressions().map((expr, index) => ({ record: `panel_${index}`, expr }))
      // JSON is valid YAML.
      writeFileSync(file, JSON.stringify({ groups: [{ name: 'dashboard', rules }] }))
      expect(String(execFileSync(promtool(), ['check', 'rules', file]))).toContain('SUCCESS')
    })
  })
}
