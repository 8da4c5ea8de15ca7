import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../support/site'
import { until } from '../support/until'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

jest.setTimeout(240_000)

/** What deploy/docker/gather.mjs copies into the image. */
describeWith()('the files of the image', () => {
  let target: string

  beforeAll(() => {
    target = mkdtempSync(join(tmpdir(), 'image-'))
    cleanUp(() => rmSync(target, { recursive: true, force: true }))
    execFileSync(process.execPath, ['deploy/docker/gather.mjs', target])
  })

  test('are what runs: of the project nothing but the build, the content and the programs started by path', () => {
    // A command reads the schemas.
    const data = /^(\.next|content|node_modules|public|tools\/seo-report\/rules\/schemas)\//
    const names = readdirSync(target, { recursive: true, withFileTypes: true })
      .filter(entry => !entry.isDirectory())
      .map(entry => join(entry.parentPath, entry.name).slice(target.length + 1))
      .filter(name => !data.test(name))
    expect(names.sort()).toEqual([
      'deploy/publish-assets.mjs',
      'lib/clinic/files/heic-worker.mjs',
      'lib/http/csp.mjs',
      'lib/http/page-cache/handler.mjs',
      'lib/http/page-cache/inline-styles.mjs',
      'lib/http/page-cache/json-ld-first.mjs',
      'next.config.mjs',
    ])
  })

  test('run, away from the project', async () => {
    const port = await freePort()
    const env = { ...process.env, PORT: String(port), DATA_DIR: join(target, 'data') }
    const site = spawn(process.execPath, ['.next/site/server.mjs'], { cwd: target, env })
    const ended = once(site, 'exit')
    cleanUp(async () => {
      site.kill('SIGKILL')
      await ended
    })
    const home = () => fetch(`http://127.0.0.1:${port}/`).catch(() => null)
    await until(async () => (await home())?.status === 200, 120_000)
    const html = await (await home())?.text()
    expect(html).toContain('<link rel="canonical"')
  })
})
