import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from '../site'
import { findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/** A database server with its own empty cluster; `start` after a stop keeps the data. */
export async function createPostgres(): Promise<{
  readonly url: string
  readonly start: () => Promise<ServerProcess>
  readonly remove: () => void
}> {
  const bin = String(findPrograms().postgres)
  const folder = serverFolder('postgres')
  const data = join(folder.path, 'data')
  const port = await freePort()
  const options = { ...ordinaryUser, cwd: folder.path }
  const init = ['-D', data, '-U', 'clinic', '--auth=trust', '--encoding=UTF8', '--locale=C']
  execFileSync(join(bin, 'initdb'), init, { ...options, stdio: 'pipe' })
  const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder.path]
  return {
    url: `postgresql://clinic@127.0.0.1:${port}/postgres`,
    start: () =>
      startServer(join(bin, 'postgres'), args, port, options, /ready to accept connections/),
    remove: folder.remove,
  }
}
