/**
 * The style guide exists only in development: in a build its URL is a 404, and none of its code is
 * included.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'

for (const [path, words] of [
  ['/styleguide', ru],
  ['/kk/styleguide', kk],
] as const) {
  test(`${path} is a 404`, async ({ request }) => {
    const response = await request.get(path)
    expect(response.status()).toBe(404)
    expect(await response.text()).toMatch(new RegExp(`<h1[^>]*>${words.notFound.h1}</h1>`))
  })
}

/**
 * Scripts, styles and manifests of the build, without rendered pages, source maps and file traces.
 */
function builtFilesWith(text: string): string[] {
  return ['.next/server', '.next/static'].flatMap(folder =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      // A route such as `openapi.json` is a folder.
      .filter(entry => entry.isFile() && /(?<!\.nft)\.(?:js|css|json)$/.test(entry.name))
      .map(entry => join(entry.parentPath, entry.name))
      .filter(file => readFileSync(file, 'utf8').includes(text)),
  )
}

test('the build contains nothing of it', () => {
  // The search itself finds existing text.
  expect(builtFilesWith('karta-sayta')).not.toEqual([])
  // Its route and components; Next lists the folder name among those of the other pages.
  expect(builtFilesWith('styleguide/page')).toEqual([])
  expect(builtFilesWith('Styleguide')).toEqual([])
})
