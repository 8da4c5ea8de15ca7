/** The backends the contract is checked against. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { httpTransport, type Transport } from '@/lib/content/client/transport'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'
import { seed } from '@/tests/support/seed'

export interface Target {
  readonly name: string
  /** Whether test data may be written: never to a backend in production. */
  readonly writable: boolean
  start(): Promise<{ transport: Transport; stop(): Promise<void> }>
}

const inProcess: Target = {
  name: 'the embedded backend in process',
  writable: true,
  async start() {
    const fetch = createBackend({ seed, inbox: discard })
    return { transport: { origin: 'http://embedded.invalid', fetch }, async stop() {} }
  },
}

const ownProcess: Target = {
  name: 'the embedded backend over HTTP',
  writable: true,
  async start() {
    const child = spawn(process.execPath, [...bundleFlags, '--port', '0'], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    child.stdin.end(bundleOf('tests/support/backend/server.ts'))
    const [line] = await once(createInterface(child.stdout), 'line')
    const origin = String(line).replace('Listening on ', '')
    const stop = async () => {
      child.kill()
      await once(child, 'exit')
    }
    return { transport: httpTransport(origin), stop }
  },
}

/** `CONTRACT_URL=https://host` checks only that origin, with writes only if `CONTRACT_WRITES=1`. */
export function targets(): readonly Target[] {
  const { CONTRACT_URL, CONTRACT_WRITES } = process.env
  if (!CONTRACT_URL) return [inProcess, ownProcess]
  const transport = httpTransport(new URL(CONTRACT_URL).origin)
  const start = async () => ({ transport, async stop() {} })
  return [{ name: CONTRACT_URL, writable: CONTRACT_WRITES === '1', start }]
}
