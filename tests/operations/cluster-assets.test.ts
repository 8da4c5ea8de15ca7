import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import { findPrograms } from '../support/servers/packages.mjs'
import { ordinaryUser, serverFolder, startServer } from '../support/servers/process'
import { freePort } from '../support/site'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** The rules of nginx in deploy/kubernetes/assets.yaml. */
describeWith('nginx')('the scripts of all releases in a cluster', () => {
  let url: string

  beforeAll(async () => {
    const folder = serverFolder('assets')
    cleanUp(() => folder.remove())
    const manifests = parseAllDocuments(readFileSync('deploy/kubernetes/assets.yaml', 'utf8'))
    const rules = manifests.map(each => each.toJS()).find(({ kind }) => kind === 'ConfigMap')
    const port = await freePort()
    const config: string = rules.data['nginx.conf']
      .replaceAll('/tmp/', `${folder.path}/`)
      .replace('root /assets', `root ${folder.path}/assets`)
      .replace('listen 8080', `listen 127.0.0.1:${port}`)
    writeFileSync(join(folder.path, 'nginx.conf'), config)
    for (const release of ['first', 'second']) {
      const built = join(folder.path, release)
      mkdirSync(join(built, 'chunks'), { recursive: true })
      writeFileSync(join(built, `chunks/${release}.js`), `${release} `.repeat(1000))
      const target = join(folder.path, 'assets/_next/static')
      execFileSync(process.execPath, ['deploy/publish-assets.mjs', built, target])
    }
    execFileSync('chmod', ['-R', 'a+rX', join(folder.path, 'assets')])
    chmodSync(folder.path, 0o755)
    const args = ['-p', folder.path, '-c', join(folder.path, 'nginx.conf'), '-e', 'stderr']
    const foreground = [...args, '-g', 'daemon off;']
    const nginx = await startServer(String(findPrograms().nginx), foreground, port, ordinaryUser)
    cleanUp(() => nginx.stop())
    url = `http://127.0.0.1:${port}`
  })

  test('those of an earlier one are served beside those of the present, compressed and for a year', async () => {
    for (const release of ['first', 'second']) {
      const response = await fetch(`${url}/_next/static/chunks/${release}.js?dpl=1`)
      expect(await response.text()).toBe(`${release} `.repeat(1000))
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        'content-type': expect.stringContaining('javascript'),
        'x-content-type-options': 'nosniff',
      })
    }
  })

  test('what is not there is not kept for a year, and nothing else is served', async () => {
    for (const path of ['/_next/static/chunks/none.js', '/', '/nginx.conf', '/_next/static/']) {
      const response = await fetch(url + path)
      expect([path, response.headers.get('cache-control')]).toEqual([path, null])
      expect(response.status).toBeGreaterThanOrEqual(403)
    }
    expect((await fetch(`${url}/healthz`)).status).toBe(204)
  })
})
