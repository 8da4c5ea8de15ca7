import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type Nginx, opensslObstacle, startNginx } from '../../support/servers/nginx'
import type { Running } from '../../support/site'
import { describeUnless } from '../../support/skips'
import { cleanUp } from '../support/cleanUp'
import { lackOf } from '../support/needs'

/** Installed with npm on demand, not a dependency: it has 230 packages, as it includes a server. */
const scanner = '@mdn/mdn-http-observatory@1.4.8'
const npm = ['exec', '--yes', '--ignore-scripts', `--package=${scanner}`, '--']
const program = 'readlink -f "$(command -v mdn-http-observatory-scan)"'

const found = spawnSync('npm', [...npm, 'sh', '-c', program], {
  encoding: 'utf8',
  timeout: 300_000,
})
const scannerObstacle =
  found.status === 0 ? undefined : `${scanner} cannot be fetched: ${found.stderr.trim()}`

interface Scan {
  readonly scan: { readonly grade: string; readonly score: number }
  readonly tests: Readonly<Record<string, { readonly scoreModifier: number }>>
}

const obstacle = opensslObstacle ?? scannerObstacle ?? lackOf('nginx')

/** The site through nginx, with TLS, under the clinic's name. */
export function testObservatory(site: () => Running): void {
  describeUnless(obstacle)('the HTTP Observatory', () => {
    const host = 'clinic.example'
    /** A cached page, whose CSP has hashes, and one with a nonce. */
    const paths = ['/', '/search?q=a']
    let nginx: Nginx
    let scans: Readonly<Record<string, Scan>>

    beforeAll(async () => {
      nginx = await startNginx([Number(new URL(site().url).port)], { tls: true })
      cleanUp(() => nginx.stop())
      const script = 'tests/operations/support/observatory-scan.mjs'
      const ports = [String(nginx.port), String(nginx.plainPort)]
      const args = [script, found.stdout.trim(), ...ports, ...paths.map(path => host + path)]
      const child = spawn(process.execPath, args, {
        env: { ...process.env, NODE_EXTRA_CA_CERTS: nginx.certificateFile },
        stdio: ['ignore', 'pipe', 'inherit'],
      })
      const [output] = await Promise.all([text(child.stdout), once(child, 'exit')])
      scans = JSON.parse(output)
      // On a busy machine the scans took longer than a minute once.
    }, 180_000)

    test.each(paths)('rates %s A+ with 130 points', path => {
      const { scan, tests = {} } = scans[host + path] ?? {}
      const changed = Object.entries(tests).filter(([, { scoreModifier }]) => scoreModifier !== 0)
      const points = Object.fromEntries(changed.map(([name, test]) => [name, test.scoreModifier]))
      expect({ points, scan }).toMatchObject({
        points: {
          'content-security-policy': 10,
          'cross-origin-resource-policy': 10,
          'referrer-policy': 5,
          'x-frame-options': 5,
        },
        scan: { grade: 'A+', score: 130 },
      })
    })
  })
}
