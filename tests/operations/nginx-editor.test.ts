import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Nginx, startNginx } from '../support/servers/nginx'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** The editor for the browser behind nginx (deploy/nginx/editor.conf). */
describeWith('nginx')('the place of the editor', () => {
  let nginx: Nginx

  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'editor-files-'))
    cleanUp(() => rmSync(folder, { recursive: true }))
    // nginx reads it as another user.
    chmodSync(folder, 0o755)
    for (const name of ['index.html', 'cms.js', 'config.yml', 'README'])
      writeFileSync(join(folder, name), `text of ${name}`)
    nginx = await startNginx([1], { editor: folder })
    cleanUp(() => nginx.stop())
  })

  test.each([
    ['/', 'index.html', 'text/html'],
    ['/cms.js', 'cms.js', 'application/javascript'],
    ['/config.yml', 'config.yml', 'text/yaml; charset=utf-8'],
  ])('%s is served with the policy, neither kept nor indexed', async (path, file, type) => {
    const response = await fetch(nginx.editorUrl + path)
    expect(await response.text()).toBe(`text of ${file}`)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'; script-src 'self'; .*connect-src 'self' blob: data: https:\/\/git\.clinic\.example; .*frame-ancestors 'none'$/,
      ),
      'content-type': type,
      'referrer-policy': 'no-referrer',
      'strict-transport-security': expect.stringMatching(/^max-age/),
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
  })

  test('it is only read, and what is not there has the policy, too', async () => {
    expect((await fetch(`${nginx.editorUrl}/`, { method: 'PUT', body: 'x' })).status).toBe(405)
    for (const path of ['/README', '/nothing', '/../etc/passwd']) {
      const response = await fetch(nginx.editorUrl + path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    }
  })
})
