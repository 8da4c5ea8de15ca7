/** Files of the content folder that change while the site runs. */
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { contentCopy } from '../support/content-copy'
import { siteFolder } from '../support/site'
import { test } from '../support/test'

test.setTimeout(120_000)

test('pages show changed files within seconds, and keep the last valid state of invalid ones', async () => {
  const copy = contentCopy()
  const folder = siteFolder()
  const site = await folder.start({ CONTENT_DIR: copy.dir })
  const page = async (path: string) => {
    const response = await fetch(site.url + path)
    return `${response.status} ${await response.text()}`.replace(/[\u00a0\u202f]/g, ' ')
  }
  const doctor = '/doctors-list/li-aleksandr'
  const quickly = { timeout: 15_000, intervals: [500] }
  try {
    expect(await page(doctor)).toContain('18 000 ₸')
    expect(await page('/doctors-list/kim-artem')).toContain('200 ')

    copy.change('doctors/li-aleksandr.yaml', 'first_appointment: 18000', 'first_appointment: 18700')
    await expect.poll(() => page(doctor), quickly).toContain('18 700 ₸')

    copy.change('doctors/li-aleksandr.yaml', 'first_appointment: 18700', 'first_appointment: dear')
    rmSync(join(copy.dir, 'doctors/kim-artem.yaml'))
    await expect.poll(() => page('/doctors-list/kim-artem'), quickly).toMatch(/^404/)
    expect(await page(doctor)).toContain('18 700 ₸')
    expect(site.output()).toContain('whole tenge such as 9000, or null')
  } finally {
    await site.stop()
    folder.remove()
    copy.remove()
  }
})
