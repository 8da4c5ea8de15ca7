/**
 * Screenshots compared with the stored ones (docs/contributing.md, "Change the look"). A few
 * percent may differ, as another browser renders text slightly differently.
 */
import type { ContentCopy } from '../support/content-copy'
import { clinicWithPhotographs } from '../support/photographs'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { test } from '../support/test'
import { pictures, picturesWithPhotographs } from './screens'
import { expectPicture, open, visitorOf } from './still'

for (const [size, screens] of Object.entries(pictures)) {
  const [width = 0, height = 0] = size.split('x').map(Number)
  test.describe(size, () => {
    test.use(visitorOf(width, height))
    // A new page for each worker would cost more than these few screens.
    if (screens.length < 4) test.describe.configure({ mode: 'default' })

    for (const { name, path, prepare } of screens) {
      test(name, async ({ page }) => {
        await open(page, path)
        await prepare?.(page)
        await expectPicture(page, `${name}-${width}`)
      })
    }
  })
}

test.describe('a clinic with photographs', () => {
  let content: ContentCopy
  let folder: SiteFolder
  let site: Running

  // One server for all of them.
  test.describe.configure({ mode: 'default' })

  test.beforeAll(async () => {
    content = await clinicWithPhotographs()
    folder = siteFolder()
    site = await folder.start({ CONTENT_DIR: content.dir })
  })

  test.afterAll(async () => {
    await site?.stop()
    folder?.remove()
    content?.remove()
  })

  for (const [size, screens] of Object.entries(picturesWithPhotographs)) {
    const [width = 0, height = 0] = size.split('x').map(Number)
    test.describe(size, () => {
      test.use(visitorOf(width, height))

      for (const { name, path, prepare } of screens) {
        test(`photographs ${name}`, async ({ page }) => {
          await open(page, site.url + path)
          await prepare?.(page)
          await expectPicture(page, `photographs-${name}-${width}`)
        })
      }
    })
  }
})

test.describe('a page that could not be made', () => {
  let folder: SiteFolder
  let site: Running

  test.use(visitorOf(390, 844))

  test.beforeAll(async () => {
    folder = siteFolder()
    // Nothing listens on this port.
    site = await folder.start({ BACKEND_URL: 'http://127.0.0.1:9' })
  })

  test.afterAll(async () => {
    await site.stop()
    folder.remove()
  })

  test('error', async ({ page }) => {
    await open(page, `${site.url}/doctors-list/list`)
    // It loads no web font, and system fonts differ between machines.
    await expectPicture(page, 'error-390', { maxDiffPixelRatio: 0.1 })
  })
})
