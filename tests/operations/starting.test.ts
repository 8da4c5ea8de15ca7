import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshPhone, submit } from '../support/clients'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { testUnless } from '../support/skips'
import { until } from '../support/until'

/** How an instance starts, and with what: each test starts it, while others keep the processors busy. */
jest.setTimeout(300_000)

let folder: SiteFolder
let content: ContentCopy
let running: Running | undefined

beforeAll(() => {
  folder = siteFolder()
  content = contentCopy()
})
afterAll(async () => {
  await running?.stop('SIGKILL')
  folder.remove()
  content.remove()
})

const get = (path: string, headers = {}) => fetch(`${running?.url}${path}`, { headers })

test('B271: who connects first gets pages that are made already, in both layouts', async () => {
  running = await folder.start()
  for (const path of ['/', '/doctors-list/list', '/analysis/list', '/services/top', '/contacts']) {
    for (const hint of ['?0', '?1']) {
      const response = await get(path, { 'Sec-CH-UA-Mobile': hint })
      await response.arrayBuffer()
      const said = `${path} ${hint} ${response.status} ${response.headers.get('x-nextjs-cache')}`
      expect(said).toBe(`${path} ${hint} 200 HIT`)
    }
  }
  expect((await get('/readyz')).status).toBe(200)
})

test('B1120: a request that arrives while the instance is busy for seconds is answered', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const visit = async () => {
    const [response] = await once(request(`${running?.url}/healthz`, { agent }).end(), 'response')
    await text(response)
    return `${response.statusCode} ${response.req.reusedSocket}`
  }
  expect(await visit()).toBe('200 false')
  running?.process.kill('SIGSTOP')
  const answered = visit()
  // Longer than Node keeps a connection by default.
  await sleep(7000)
  running?.process.kill('SIGCONT')
  expect(await answered).toBe('200 true')
  agent.destroy()
  await running?.stop()
})

test('B1313: what is held back is known before anybody is answered', async () => {
  const start = () => folder.start({ CONTENT_DIR: content.dir, METRICS_TOKEN: 'token-of-the-test' })
  running = await start()
  await running.stop()
  content.change('doctors/li-aleksandr.yaml', /^first_appointment: .*/m, 'first_appointment: ?')
  running = await start()
  const metrics = await get('/metrics', { Authorization: 'Bearer token-of-the-test' })
  expect(await metrics.text()).toMatch(/^clinic_content_held 1$/m)
  await running.stop()
  content.reset()
})

/** The folder of what is replaced. */
const kept = mkdtempSync(join(tmpdir(), 'kept-'))
const at = (name: string) => join(content.dir, name)
const isFolder = (name: string) => statSync(at(name)).isDirectory()

const replace = (name: string, put: (path: string) => void) => {
  renameSync(at(name), join(kept, name))
  put(at(name))
}
const putBack = (name: string) => {
  rmSync(at(name), { recursive: true })
  renameSync(join(kept, name), at(name))
}

const spoilings = {
  'that another user may not read': {
    spoil: (name: string) => chmodSync(at(name), 0),
    mend: (name: string) => chmodSync(at(name), isFolder(name) ? 0o755 : 0o644),
  },
  'that are links to nothing': {
    spoil: (name: string) => replace(name, path => symlinkSync('asel@office.1234:1', path)),
    mend: putBack,
  },
  'that are links to themselves': {
    spoil: (name: string) => replace(name, path => symlinkSync(path, path)),
    mend: putBack,
  },
  'of the other kind': {
    spoil: (name: string) =>
      replace(
        name,
        isFolder(name) ? path => writeFileSync(path, '') : path => void mkdirSync(path),
      ),
    mend: putBack,
  },
}

const good = {
  '/analysis/list/obshhij-analiz-krovi': '1 800 ₸',
  '/doctors-list/li-aleksandr': '18 000 ₸',
  '/services/top': '<title>Цены на УЗИ, МРТ, КТ и приём врачей в Алматы',
  '/contacts': '+77990000101',
}

const page = async (path: string) =>
  (await (await get(path)).text()).replace(/[\u00a0\u202f]/g, ' ')

async function expectGood(): Promise<void> {
  for (const [path, words] of Object.entries(good))
    expect(`${path} ${await page(path)}`).toContain(words)
  const { status } = await submit(String(running?.url), { phone: freshPhone() })
  expect(status).toBe(201)
}

const isRoot = process.getuid?.() === 0
const asRoot = testUnless(isRoot ? undefined : 'only root may run a server as another user')

asRoot(
  'B270: no entry of the content folder keeps a site from starting, and each is seen when it is mended',
  async () => {
    chmodSync(content.dir, 0o755)
    mkdirSync(folder.dataDir, { recursive: true })
    const site = join(folder.dataDir, '..')
    chmodSync(site, 0o755)
    // Of the folders alone: the files are those of the build.
    execFileSync('find', [site, '-type', 'd', '-exec', 'chown', '65534:65534', '{}', '+'])
    execFileSync('chown', ['-R', '65534:65534', folder.dataDir])
    const nobody = ['setpriv', '--reuid', '65534', '--regid', '65534', '--clear-groups']
    const start = () => folder.start({ CONTENT_DIR: content.dir }, undefined, nobody)

    running = await start()
    await expectGood()
    let price = 18_000
    for (const [how, { spoil, mend }] of Object.entries(spoilings)) {
      const names = readdirSync(content.dir)
      for (const name of names) spoil(name)
      // Seen by the running site, which looks every two seconds.
      const before = running.output().length
      await until(
        () =>
          /cannot be looked at|is wrong|facts are not valid/.test(
            String(running?.output().slice(before)),
          ),
        30_000,
      )
      await expectGood()
      await running.stop()
      running = await start()
      await expectGood()
      expect(`${how} ${running.output()}`).not.toMatch(/"level":"fatal"|not started/)

      for (const name of names) mend(name)
      const dearer = price + 1_000
      content.change(
        'doctors/li-aleksandr.yaml',
        `first_appointment: ${price}`,
        `first_appointment: ${dearer}`,
      )
      price = dearer
      const words = `${dearer / 1000} 000 ₸`
      await until(async () => (await page('/doctors-list/li-aleksandr')).includes(words), 30_000)
      good['/doctors-list/li-aleksandr'] = words
    }
  },
)
