/** What an earlier release has kept in `DATA_DIR/last-good`, byte by byte as it wrote it. */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { RecordFiles } from '@/lib/backend/records/files'
import { siteFiles } from '@/lib/backend/site-files'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { contentCopy } from '@/tests/support/content-copy'

const kept = [
  ...['clinic.yaml', 'analyses.csv', 'banners.yaml', 'search/popular.csv'],
  ...['doctors/li-aleksandr.yaml', 'posts/mammografiya.ru.md', 'posts/mammografiya.kk.md'],
  'pages/contacts.ru.md',
]
const content = contentCopy(...kept)
const data = mkdtempSync(join(tmpdir(), 'data-'))
process.env.CONTENT_DIR = content.dir
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex')
const folder = join(data, 'last-good', `${basename(content.dir)}-${sha1(content.dir).slice(0, 8)}`)

beforeAll(() => {
  for (const file of kept) cpSync(join('content', file), join(folder, file))
  writeFileSync(join(folder, '.index'), kept.join('\n'))
  writeFileSync(join(folder, '.accepted'), '1764000000000')
})
afterEach(() => content.reset())
afterAll(() => {
  content.remove()
  rmSync(data, { recursive: true })
})

/** What visitors see, as JSON. */
const shownBy = (files: ReturnType<typeof siteFiles>) =>
  Object.values(files.readings())
    .flat()
    .flatMap(({ entries }) => entries.map(({ value }) => JSON.stringify(value)))

test('all of it is shown in place of files that are wrong now, and they are named', () => {
  const good = shownBy(siteFiles(new LastGoodFiles(folder)))
  for (const file of kept) writeFileSync(join(content.dir, file), Buffer.from([0xff, 0x31]))
  const files = siteFiles(new LastGoodFiles(folder))
  const now = shownBy(files)
  expect(now.filter(each => !good.includes(each))).toEqual([])
  expect(now).toHaveLength(good.length)
  const named = files.heldBack().flatMap(findings => findings.map(({ file }) => file))
  expect([...new Set(named)].sort()).toEqual([...kept].sort())
})

test('a removal is believed an hour after it was first seen', () => {
  const article = 'posts/mammografiya'
  const [now, minute] = [Date.now(), 60_000]
  rmSync(join(content.dir, 'banners.yaml'))
  mkdirSync(join(folder, '.held/gone'), { recursive: true })
  writeFileSync(
    join(folder, '.held/gone/banners.yaml'),
    `${now - 50 * minute} ${sha1('banners.yaml')}`,
  )
  const shown = (minutes: number) =>
    new RecordFiles(new LastGoodFiles(folder), () => now + minutes * minute).read().entries
  expect(shown(5).banners).not.toEqual([])
  expect(shown(15).banners).toEqual([])
  expect(shown(15).posts.map(({ file }) => file)).toEqual([`${article}.ru.md`])
})
