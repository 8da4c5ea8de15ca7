/** `npm run seo:report` as a command: what is wrong with its folders is said before the site is visited. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleFlags, bundleOf } from '@/tests/support/bundled'

let folder: string
let visits = 0
const site = createServer((_, response) => {
  visits += 1
  response.writeHead(503).end()
})

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'report-'))
  writeFileSync(join(folder, 'file'), '')
  await once(site.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  site.close()
  rmSync(folder, { recursive: true })
})

async function report(...flags: readonly string[]) {
  const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  const args = [...bundleFlags, '--url', url, '--out', join(folder, 'out'), ...flags]
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'ignore', 'pipe'] })
  let errors = ''
  child.stderr.on('data', (part: Buffer) => {
    errors += part.toString()
  })
  child.stdin.end(bundleOf('tools/seo-report/cli.ts'))
  const [code] = await once(child, 'close')
  return { code, errors }
}

test.each([
  ['--exports', 'none'],
  ['--exports', 'file'],
  ['--data', 'none'],
  ['--data', 'file'],
  ['--out', 'file'],
  ['--out', 'file/out'],
  ['--keep', 'file'],
])('B213: %s %s', async (flag, name) => {
  visits = 0
  const { code, errors } = await report(flag, join(folder, name))
  expect(errors).toContain(join(folder, name))
  expect(errors).toMatch(/There is no report\.\n$/)
  expect(errors).not.toContain('Does the site answer')
  expect(code).toBe(2)
  expect(visits).toBe(0)
})

test('a site that does not answer is asked about', async () => {
  visits = 0
  const { code, errors } = await report('--data', folder)
  expect(errors).toMatch(/Does the site answer there\?\nThere is no report\.\n$/)
  expect(code).toBe(2)
  expect(visits).toBeGreaterThan(0)
})
