import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Backend } from '@/lib/backend/app'
import { serverOf } from '@/tests/support/backend/node-adapter'

/** A backend as a real server and an empty `DATA_DIR`, for the tests of a file. */
export function serveBackend(backend: Backend): void {
  let server: Server
  let folder: string

  beforeAll(async () => {
    server = serverOf(backend)
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    folder = mkdtempSync(join(tmpdir(), 'backend-'))
    process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    process.env.DATA_DIR = folder
  })

  afterAll(() => {
    server.closeAllConnections()
    server.close()
    rmSync(folder, { recursive: true })
  })
}
