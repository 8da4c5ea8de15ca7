/** A record that gets another file name keeps its former address (B125). */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { until } from '../support/until'
import { visit as visitUrl } from '../support/visit'

let content: ContentCopy
let folder: SiteFolder
let site: Running

beforeAll(async () => {
  content = contentCopy()
  folder = siteFolder()
  site = await folder.start({ CONTENT_DIR: content.dir })
})

afterAll(async () => {
  await site.stop('SIGKILL')
  folder.remove()
  content.remove()
})

const doctor = (name: string) => join(content.dir, `doctors/${name}.yaml`)

/** Status and target of an address, once it is no longer what it was. */
async function target(path: string): Promise<unknown> {
  const { status, headers } = await visitUrl(site.url + path)
  return [status, headers.location && new URL(String(headers.location), site.url).pathname]
}

const expectMoved = (from: string, to: string) =>
  until(async () => JSON.stringify(await target(from)) === JSON.stringify([308, to]), 20_000)

test('by itself, in both languages, also after a restart, and when it was renamed meanwhile', async () => {
  // As it was, also when the test runs once more.
  for (const name of ['kim-artem-sergeevich', 'kim-a']) rmSync(doctor(name), { force: true })
  writeFileSync(doctor('kim-artem'), readFileSync('content/doctors/kim-artem.yaml'))
  await until(async () => JSON.stringify(await target('/doctors-list/kim-artem')) === '[200,null]')
  renameSync(doctor('kim-artem'), doctor('kim-artem-sergeevich'))
  await expectMoved('/doctors-list/kim-artem', '/doctors-list/kim-artem-sergeevich')
  await expectMoved('/kk/doctors-list/kim-artem', '/kk/doctors-list/kim-artem-sergeevich')
  await expectMoved('/doctors-list/Kim-ARTEM).', '/doctors-list/kim-artem-sergeevich')
  await site.stop()
  renameSync(doctor('kim-artem-sergeevich'), doctor('kim-a'))
  site = await folder.start({ CONTENT_DIR: content.dir })
  await expectMoved('/doctors-list/kim-artem', '/doctors-list/kim-a')
  await expectMoved('/doctors-list/kim-artem-sergeevich', '/doctors-list/kim-a')
  const { body } = await visitUrl(`${site.url}/sitemap.xml`)
  expect(body).toContain('/doctors-list/kim-a<')
  expect(body).not.toContain('/doctors-list/kim-artem')
})

test('by what its file says, and by the table of redirects as it is changed', async () => {
  const file = readFileSync('content/doctors/pak-viktoriya.yaml', 'utf8')
  writeFileSync(doctor('pak-viktoriya'), `former_slugs: [ pak-v ]\n${file}`)
  await expectMoved('/doctors-list/pak-v', '/doctors-list/pak-viktoriya')
  const table = readFileSync('content/redirects.csv', 'utf8')
  writeFileSync(join(content.dir, 'redirects.csv'), `${table}/staff;/doctors-list/kim-artem\n`)
  // In one step, though the row is older than the name.
  await expectMoved('/staff', '/doctors-list/kim-a')
})

test('a record that is gone is not found', async () => {
  rmSync(doctor('kim-a'), { force: true })
  await until(
    async () => JSON.stringify(await target('/doctors-list/kim-a')) === '[404,null]',
    20_000,
  )
  expect(await target('/doctors-list/kim-artem')).toEqual([404, undefined])
})
