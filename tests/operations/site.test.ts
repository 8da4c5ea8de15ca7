import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, type Running, siteFolder } from '../support/site'
import { testHostileClients } from './site/hostile-clients'
import { testMetrics, testPrometheusFiles } from './site/metrics'
import { testGeneratedFiles } from './site/nginx-files'
import { testLogs } from './site/nginx-logs'
import { testPages } from './site/nginx-pages'
import { testObservatory } from './site/observatory'
import { testWarmUp } from './site/warm-up'
import { cleanUp } from './support/cleanUp'

jest.setTimeout(180_000)

const metricsToken = 'metrics-token-of-the-test'
/** One site for all tests of this file, each group with an nginx of its own. */
let site: Running
let metricsPort: number

beforeAll(async () => {
  const folder = siteFolder()
  cleanUp(() => folder.remove())
  metricsPort = await freePort()
  site = await folder.start({
    SITE_URL: 'https://clinic.example',
    TRUSTED_PROXY_HOPS: '1',
    YANDEX_DOCTORS_FEED: 'true',
    BACKUP_DIR: copyOfAnHourAgo(),
    REVALIDATE_TOKEN: 'revalidate-token-of-the-test',
    METRICS_TOKEN: metricsToken,
    METRICS_PORT: String(metricsPort),
  })
  cleanUp(() => site.stop())
})

/** A folder of backups. */
function copyOfAnHourAgo(): string {
  const copies = mkdtempSync(join(tmpdir(), 'copies-'))
  cleanUp(() => rmSync(copies, { recursive: true, force: true }))
  mkdirSync(join(copies, 'hourly'))
  const copy = join(copies, 'hourly/1.db')
  writeFileSync(copy, '')
  const anHourAgo = Date.now() / 1000 - 3600
  utimesSync(copy, anHourAgo, anHourAgo)
  return copies
}

const running = () => site

testPrometheusFiles()
// First, as its counters are exact: a retry of it cannot pass.
testMetrics(running, () => metricsPort, metricsToken)
testGeneratedFiles(running)
testPages(running)
testWarmUp(running)
testObservatory(running)
testHostileClients(running)
// Last, as it stops the site and reads everything that it has logged.
testLogs(running)
