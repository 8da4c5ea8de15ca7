import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'

/** The short form of `npm run bench -- soak`; the half hour is run manually. */
test('memory and descriptors stay constant under mixed traffic with aborted connections', async () => {
  const args = ['tests/bench/bench.mjs', 'soak', '--minutes', '0.2']
  const soak = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const [output, [code]] = await Promise.all([text(soak.stdout), once(soak, 'exit')])
  process.stderr.write(output)
  expect(output).toContain('Within all budgets.')
  expect(code).toBe(0)
}, 240_000)
