import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { copy, copyBuild } from '../../support/copies.mjs'
import type { Machine } from '../../support/servers/machine'

/** What a machine gets of this one to run releases. */
export const boundFolders = {
  [process.execPath]: '/usr/local/bin/node',
  [join(process.cwd(), 'node_modules')]: '/srv/modules/node_modules',
}

/** Creates the folder of a release on a machine as release.sh would, with the build of this project. */
export function layRelease(machine: Machine, id: string): void {
  const folder = machine.at(`/srv/clinic/releases/${id}`)
  const left = /^(node_modules|\.git|\.next|\.env.*|data|tests|test-results)$/
  const names = readdirSync('.').filter(name => !left.test(name))
  mkdirSync(folder, { recursive: true })
  copy(names, folder)
  // A copy, as the release belongs to another user.
  copyBuild('.', folder, copy)
  symlinkSync('/srv/modules/node_modules', join(folder, 'node_modules'))
  for (const [name, target] of [
    ['cache', 'next'],
    ['kept', 'pages'],
  ] as const) {
    rmSync(join(folder, '.next', name), { recursive: true, force: true })
    symlinkSync(`/var/cache/clinic/${target}`, join(folder, '.next', name))
  }
  writeFileSync(join(folder, 'release.env'), `NEXT_DEPLOYMENT_ID=${id}\n`)
}
