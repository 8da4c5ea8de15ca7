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

  let thousands = 11

  /** Another price each time, also when a test runs once more. @returns how pages show it */
  function changePrice(): RegExp {
    thousands += 1
    content.change(serviceFile, /^price: \d+$/m, `price: ${thousands}321`)
    return new RegExp(`${thousands}.?321`)
  }

  test('what has changed is what the first visitor sees', async () => {
    // As it was, also when the test runs once more.
    writeFileSync(join(content.dir, articleFile), readFileSync(join('content', articleFile)))
    await visitAll()
    await visitAll()
    const price = changePrice()
    content.change(articleFile, /^name: .*$/m, 'name: "Новое название статьи"')
    await sleep(5000)
    await expectPrice(price)
    expect((await visit('/feeds/posts.xml')).body).toContain('Новое название статьи')
    expect((await visit('/posts/mammografiya')).body).toContain('Новое название статьи')
  })

  test('also while an instance is exchanged, and after it', async () => {
    await visitAll()
    await instances[0]?.stop()
    const meanwhile = changePrice()
    await sleep(5000)
    await expectPrice(meanwhile)
    await start(0)
    const after = changePrice()
    await sleep(5000)
    await expectPrice(after)
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
    const price = changePrice()
    await sleep(5000)
    await expectPrice(price)
  })
})
