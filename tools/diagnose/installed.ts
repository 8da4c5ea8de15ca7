/** Compares what was copied out of a release with the release that runs. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { unlessRefused } from '@/lib/errors/there'
import { type Finding, ok, warn } from './finding'

/** Folders of a release, where their files are copied to, and what to do after it. */
const copies = [
  ['deploy/systemd', '/etc/systemd/system', /\.(service|timer)$/, 'systemctl daemon-reload'],
  ['deploy/nginx', '/etc/nginx/clinic', /\.conf$/, 'nginx -t && systemctl reload nginx'],
  ['deploy/prometheus', '/etc/prometheus', /^alerts\.yml$/, 'systemctl reload prometheus'],
  ['deploy', '/usr/local/sbin', /^clinic-run$/, 'nothing'],
] as const

/** Files that are not on this machine are not compared, as with Docker. @param root for tests */
export async function checkInstalled(root = '/'): Promise<readonly Finding[]> {
  const old = copies.flatMap(([from, to, names, then]) =>
    (unlessRefused(() => readdirSync(from)) ?? [])
      .filter(name => names.test(name) && isOther(join(from, name), join(root, to, name)))
      .map(name => {
        const todo = `cp ${join(process.cwd(), from, name)} ${to}/, then: ${then} (CHANGELOG.md)`
        return warn(`${to}/${name} is not that of the release`, todo)
      }),
  )
  return old.length > 0 ? old : [ok('units and rules of nginx are those of the release')]
}

function isOther(released: string, installed: string): boolean {
  const text = unlessRefused(() => readFileSync(installed))
  return text !== undefined && !text.equals(readFileSync(released))
}
