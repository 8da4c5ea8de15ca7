/** The style guide is for development: a build answers it as any unknown address, and has none of it. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }

for (const [path, words] of [
  ['/styleguide', ru],
  ['/kk/styleguide', kk],
] as const) {
  test(`${path} is the page for unknown addresses`, async ({ page }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.notFound.h1)
  })
}

/** Scripts, styles and manifests of the build; pages are rendered later, source maps and traces of files read by none. */
function builtFilesWith(text: string): string[] {
  return ['.next/server', '.next/static'].flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => /\.(js|css|json)$/.test(file) && !file.endsWith('.nft.json'))
      .map(file => join(folder, file))
      .filter(file => readFileSync(file, 'utf8').includes(text)),
  )
}

test('nothing that was built knows of it', () => {
  // The search itself finds what is there.
  expect(builtFilesWith('karta-sayta')).not.toEqual([])
  // Its route and its components; Next lists the name of the folder beside those of the other pages.
  expect(builtFilesWith('styleguide/page')).toEqual([])
  expect(builtFilesWith('Styleguide')).toEqual([])
})
