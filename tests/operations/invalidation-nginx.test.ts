/** A change of the content, and the first visit after it through nginx, in front of two instances. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { freePort, type Running, type SiteFolder, siteFolder } from '../support/site'
import { until } from '../support/until'
import { visit as visitUrl } from '../support/visit'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

jest.setTimeout(240_000)

describeWith('nginx')('nginx and two instances', () => {
  let content: ContentCopy
  let folder: SiteFolder
  let nginx: Nginx
  const ports: number[] = []
  const instances: Running[] = []

  beforeAll(async () => {
    content = contentCopy()
    cleanUp(() => content.remove())
    folder = siteFolder()
    cleanUp(() => folder.remove())
    ports.push(await freePort(), await freePort())
    cleanUp(() => Promise.all(instances.map(instance => instance.stop())))
    await Promise.all([start(0), start(1)])
    nginx = await startNginx(ports)
    cleanUp(() => nginx.stop())
  })

  async function start(index: number): Promise<void> {
    const env = {
      CONTENT_DIR: content.dir,
      DATA_DIR: `${folder.dataDir}-${index}`,
      TRUSTED_PROXY_HOPS: '1',
    }
    instances[index] = await folder.start(env, ports[index])
  }

  const phone = { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile/15E148' }
  const service = '/services/details/bazovye-analizy-krovi'
  const serviceFile = 'services/bazovye-analizy-krovi.yaml'
  const articleFile = 'posts/mammografiya.ru.md'
  const paths = ['/', service, `/kk${service}`, '/services/top', '/api/services']

  const visit = (path: string, headers: Record<string, string> = {}) =>
    visitUrl(nginx.url + path, headers)

  /** Each from nginx, whichever instance has made it. */
  async function visitAll(): Promise<void> {
    for (const path of [...paths, '/feeds/posts.xml', '/sitemap.xml']) {
      for (const headers of [{}, phone]) expect((await visit(path, headers)).status).toBe(200)
    }
  }

  /**
   * By the first visitor; on a busy machine making a page may take longer than he waits: then by the
   * next one, as nginx does not keep the earlier page that he got.
   */
  async function expectPrice(price: RegExp): Promise<void> {
    let late = 0
    for (const path of paths) {
      for (const headers of [{}, phone]) {
        if (price.test((await visit(path, headers)).body)) continue
        late += 1
        await until(async () => price.test((await visit(path, headers)).body))
      }
    }
    expect(late).toBeLessThanOrEqual(paths.length / 2)
  }

  test('what has changed is what the first visitor sees', async () => {
    for (const file of [serviceFile, articleFile]) {
      // As it was, also when the test runs once more.
      writeFileSync(join(content.dir, file), readFileSync(join('content', file)))
    }
    await visitAll()
    await visitAll()
    content.change(serviceFile, 'price: 10965', 'price: 12321')
    content.change(articleFile, /^name: .*$/m, 'name: "Новое название статьи"')
    await sleep(5000)
    await expectPrice(/12.?321/)
    expect((await visit('/feeds/posts.xml')).body).toContain('Новое название статьи')
    expect((await visit('/posts/mammografiya')).body).toContain('Новое название статьи')
  })

  test('also while an instance is exchanged, and after it', async () => {
    await visitAll()
    await instances[0]?.stop()
    content.change(serviceFile, 'price: 12321', 'price: 13321')
    await sleep(5000)
    await expectPrice(/13.?321/)
    await start(0)
    content.change(serviceFile, 'price: 13321', 'price: 14321')
    await sleep(5000)
    await expectPrice(/14.?321/)
  })

  test('while no instance answers, everybody gets the last page', async () => {
    await visitAll()
    await Promise.all(instances.map(instance => instance.stop()))
    await sleep(2500)
    for (const path of paths) {
      for (const headers of [{}, phone]) {
        expect(await visit(path, headers)).toMatchObject({ status: 200, cache: 'STALE' })
      }
    }
    await Promise.all([start(0), start(1)])
    content.change(serviceFile, 'price: 14321', 'price: 15321')
    await sleep(5000)
    await expectPrice(/15.?321/)
  })
})
