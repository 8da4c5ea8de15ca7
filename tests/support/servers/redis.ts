import { freePort } from '../site'
import { findPrograms } from './packages.mjs'
import { ordinaryUser, type ServerProcess, serverFolder, startServer } from './process'

/** A Redis that keeps nothing on disk. @param port of one that was stopped before */
export async function startRedis(port?: number): Promise<ServerProcess & { url: string }> {
  const chosen = port ?? (await freePort())
  const folder = serverFolder('redis')
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--dir', folder.path]
  const server = await startServer(String(findPrograms().redis), args, chosen, ordinaryUser)
  const stop = async (signal?: NodeJS.Signals) => {
    await server.stop(signal)
    folder.remove()
  }
  return { ...server, stop, url: `redis://127.0.0.1:${chosen}` }
}
