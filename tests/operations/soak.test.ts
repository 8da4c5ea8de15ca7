import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

let soak: ChildProcess | undefined
// After a timeout; it then stops its servers.
afterEach(() => soak?.kill())

/** The short form of `npm run bench -- soak`; the half hour is run manually. */
test('memory and descriptors stay constant under mixed traffic with aborted connections', async () => {
  const args = ['--import', 'tsx', 'tools/bench/bench.ts', 'soak', '--minutes', '0.2']
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  soak = child
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')])
  process.stderr.write(output)
  expect(output).toContain('Within all budgets.')
  expect(code).toBe(0)
}, 400_000)
