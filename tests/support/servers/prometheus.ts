import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../site'
import { findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/**
 * Prometheus with the files of deploy/prometheus, with other addresses and shorter intervals: it
 * scrapes every two seconds, and alerts after one second.
 */
export interface Prometheus {
  /** `Name instance` of each firing alert, sorted. */
  readonly alarms: () => Promise<string[]>
  /** Values by label set, as Prometheus prints it. */
  readonly query: (expression: string) => Promise<Readonly<Record<string, string>>>
  readonly stop: () => Promise<void>
}

interface Options {
  /** Ports of the site's instances, and of nginx in front with TLS. */
  readonly instances: readonly number[]
  readonly front: number
  readonly token: string
  /** The nginx certificate, as the only trusted CA. */
  readonly certificateFile: string
  /** Port of the Alertmanager, if there is one. */
  readonly alertmanager?: number
}

export async function startPrometheus(options: Options): Promise<Prometheus> {
  const folder = serverFolder('prometheus')
  const file = (name: string) => join(folder.path, name)
  const visitor = await startVisitor(file, options)
  const config = readFileSync('deploy/prometheus/prometheus.yml', 'utf8')
    .replaceAll('15s', '2s')
    .replaceAll('/etc/prometheus/clinic.token', file('token'))
    .replace('"127.0.0.1:3001", "127.0.0.1:3002"', listed(options.instances))
    .replace('https://clinic.example/', `https://127.0.0.1:${options.front}/`)
    .replace('9115', String(visitor.port))
    .replace('9093', String(options.alertmanager ?? 9093))
  const rules = readFileSync('deploy/prometheus/alerts.yml', 'utf8')
  writeFileSync(file('prometheus.yml'), config)
  writeFileSync(file('alerts.yml'), rules.replace(/(?<=for: )\w+/g, '1s'))
  writeFileSync(file('token'), options.token)
  const port = await freePort()
  const flags = {
    'config.file': file('prometheus.yml'),
    'storage.tsdb.path': file('data'),
    'web.listen-address': `127.0.0.1:${port}`,
  }
  const args = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
  const program = String(findPrograms().prometheus)
  const server = await startServer(program, args, port, ordinaryUser, /ready to receive/)
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`)
    return (await response.json()).data
  }
  return {
    async alarms() {
      const { alerts } = (await ask('alerts')) as { alerts: Alert[] }
      const firing = alerts.filter(
        ({ state, labels }) => state === 'firing' && labels.severity !== 'none',
      )
      return firing
        .map(({ labels }) => [labels.alertname, labels.instance].filter(Boolean).join(' '))
        .sort()
    },
    async query(expression) {
      const { result } = (await ask(`query?query=${encodeURIComponent(expression)}`)) as QueryResult
      return Object.fromEntries(result.map(({ metric, value }) => [text(metric), value[1]]))
    },
    async stop() {
      await Promise.all([server.stop(), visitor.stop()])
      folder.remove()
    },
  }
}

interface Alert {
  readonly state: string
  readonly labels: Readonly<Record<string, string>>
}

interface QueryResult {
  readonly result: readonly {
    readonly metric: Readonly<Record<string, string>>
    readonly value: readonly [number, string]
  }[]
}

const text = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels)
    .map(([name, value]) => `${name}=${value}`)
    .join(' ')

const listed = (ports: readonly number[]) => ports.map(port => `"127.0.0.1:${port}"`).join(', ')

/** The blackbox exporter. It is given the clinic's host name, as DNS does not resolve it. */
async function startVisitor(
  file: (name: string) => string,
  { certificateFile }: Options,
): Promise<ServerProcess> {
  const tls_config = { ca_file: certificateFile, server_name: 'clinic.example' }
  const http = { headers: { Host: 'clinic.example' }, tls_config }
  const modules = { http_2xx: { prober: 'http', timeout: '5s', http } }
  // JSON is valid YAML.
  writeFileSync(file('blackbox.yml'), JSON.stringify({ modules }))
  const port = await freePort()
  const args = [
    `--config.file=${file('blackbox.yml')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=warn',
  ]
  return startServer(String(findPrograms().blackbox), args, port, ordinaryUser)
}
