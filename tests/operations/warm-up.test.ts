import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { type Running, siteFolder } from '../support/site'
import { visit } from '../support/visit'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

jest.setTimeout(300_000)

/** What a release leaves to `clinic-warm-up`: deploy/warm-up.mjs, over nginx and the real site. */
describeWith('nginx')('after a warm-up', () => {
  let site: Running
  let nginx: Nginx

  beforeAll(async () => {
    const folder = siteFolder()
    cleanUp(() => folder.remove())
    site = await folder.start({ TRUSTED_PROXY_HOPS: '1', SITE_URL: 'https://clinic.example' })
    cleanUp(() => site.stop())
    nginx = await startNginx([Number(new URL(site.url).port)])
    cleanUp(() => nginx.stop())
  })

  async function warmUp(url: string) {
    const script = spawn(process.execPath, ['deploy/warm-up.mjs', url])
    const [said, complained, [status]] = await Promise.all([
      text(script.stdout),
      text(script.stderr),
      once(script, 'exit'),
    ])
    return { said, complained, status }
  }

  test('nobody waits for a page, on whichever screen', async () => {
    const { said, complained, status } = await warmUp(nginx.url)
    expect({ complained, status }).toEqual({ complained: '', status: 0 })
    const pages = Number(/^(\d+) pages in both layouts: (\d+) visits/.exec(said)?.[1])
    expect(pages).toBeGreaterThan(100)
    expect(said).toContain(`${2 * pages} visits`)
    const agents = ['Chrome/141.0 Safari/537.36', 'iPhone Mobile/15E148']
    for (const path of ['/', '/kk', '/doctors-list/list', '/kk/posts/mrt-ili-kt', '/contacts']) {
      for (const agent of agents) {
        const headers = { 'User-Agent': agent, 'Accept-Encoding': 'gzip, deflate, br, zstd' }
        const { cache, headers: answered } = await visit(nginx.url + path, headers)
        // Older than a minute a page is still there at once.
        expect([path, cache]).toEqual([path, expect.stringMatching(/^(HIT|STALE)$/)])
        expect(answered['content-encoding']).toBe('br')
      }
    }
  })

  test('where the site is not, it gives up and says so', async () => {
    await site.stop()
    const { status, complained } = await warmUp(site.url)
    expect(status).toBe(1)
    expect(complained).not.toBe('')
  })
})
