import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type ContentCopy, contentCopy } from '../support/content-copy'
import { type Running, type SiteFolder, siteFolder } from '../support/site'
import { until } from '../support/until'

/** What an editor or a copying program does to the files, while the site runs and before it starts. */
/** Each test starts the site, while others keep the processors busy. */
jest.setTimeout(240_000)

let content: ContentCopy
let folder: SiteFolder
/** The one that the test before has left, whose files are good again. */
let left: Running | undefined

beforeAll(() => {
  content = contentCopy()
  folder = siteFolder()
})

beforeEach(() => content.reset())

afterAll(async () => {
  await left?.stop('SIGKILL')
  folder.remove()
  content.remove()
})

const env = () => ({ CONTENT_DIR: content.dir, DATA_DIR: folder.dataDir })

async function running(): Promise<Running> {
  left ??= await folder.start(env())
  return left
}

async function restart(): Promise<Running> {
  await left?.stop('SIGKILL')
  left = undefined
  return running()
}

async function command(file: string, ...args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, [`.next/site/${file}.mjs`, ...args], {
    env: { ...process.env, ...env(), CONTENT_LANGUAGE: 'en' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [out] = await Promise.all([text(child.stdout), once(child, 'exit')])
  return out
}

/** A page's text with plain spaces; another status than 200 stands in its place. */
async function page({ url }: Running, path: string): Promise<string> {
  const response = await fetch(url + path)
  if (response.status !== 200) return String(response.status)
  return (await response.text()).replace(/[\u00a0\u202f]/g, ' ')
}

/** What stands on the pages of the good files. */
const good = {
  '/analysis/list/obshhij-analiz-krovi': '1 800 ₸',
  '/kk/analysis/list/obshhij-analiz-krovi': 'Жалпы қан талдауы (ЖҚТ)',
  '/doctors-list/li-aleksandr': '18 000 ₸',
  '/kk/posts/mammografiya': 'Маммография',
  '/services/top': '<title>Цены на УЗИ, МРТ, КТ и приём врачей в Алматы',
  '/contacts': '+77990000101',
}

async function expectGood(site: Running): Promise<void> {
  const sitemap = await page(site, '/sitemap.xml')
  for (const [path, words] of Object.entries(good)) {
    expect(`${path} ${await page(site, path)}`).toContain(words)
    expect(sitemap).toContain(`${site.url}${path}</loc>`)
  }
}

const at = (file: string) => join(content.dir, file)
const table = 'analyses.csv'

const spoilings: readonly (readonly [string, () => void, readonly string[]])[] = [
  [
    'wrong cells and fields',
    () => {
      content.change(table, ';1800;', ';1800 или 2000;')
      content.change(
        'doctors/li-aleksandr.yaml',
        'first_appointment: 18000',
        'first_appointment: x',
      )
      content.change('clinic.yaml', "opens: '8:00'", 'opens: утром')
      content.change('pages/services/top.ru.md', /^title: .*$/m, 'title: [')
      content.change('posts/mammografiya.kk.md', /^name: .*$/m, 'name: "Маммография')
    },
    [
      'analyses.csv:2 price: found "1800 или 2000"',
      'doctors/li-aleksandr.yaml:',
      'clinic.yaml:54 hours.opens: found "утром"',
      'pages/services/top.ru.md:',
      'posts/mammografiya.kk.md:',
    ],
  ],
  [
    'a table and folders away',
    () => {
      for (const name of [table, 'doctors', 'posts']) rmSync(at(name), { recursive: true })
    },
    ['analyses.csv: found ', 'doctors: found ', 'posts: found '],
  ],
  [
    'headings only',
    () => writeFileSync(at(table), `${readFileSync(at(table), 'utf8').split('\n')[0]}\n`),
    ['analyses.csv: found '],
  ],
  [
    'other names',
    () => {
      renameSync(at(table), at('analyses (1).csv'))
      renameSync(at('posts'), at('posts-old'))
      renameSync(at('pages'), at('Pages'))
    },
    ['analyses.csv: found ', 'posts: found ', 'pages: found '],
  ],
]

test.each(spoilings)(
  '%s: pages and sitemap stay, running and after restarts, until the files are mended',
  async (_, spoil, named) => {
    const site = await running()
    await expectGood(site)
    const before = site.output().length
    spoil()
    const says = (output: string, line: string) =>
      output.replaceAll('\\"', '"').includes(line.split(/[: ]/)[0] ?? '')
    await until(() => named.every(line => says(site.output().slice(before), line)), 60_000)
    await expectGood(site)

    const restarted = await restart()
    await expectGood(restarted)
    const [check, diagnosis] = [await command('content', 'check'), await command('diagnose')]
    for (const line of named) {
      expect(says(restarted.output(), line)).toBe(true)
      expect(check).toContain(line)
    }
    expect(diagnosis).toMatch(new RegExp(`^FAIL +Content +(${named.map(escaped).join('|')})`, 'm'))
    content.reset()
    expect(await command('content', 'check')).toContain('nothing to be mended')
    await expectGood(restarted)
  },
)

test('a record that is deleted is gone at once, a folder when that is confirmed, also after a restart', async () => {
  const [doctor, article] = ['/doctors-list/li-aleksandr', '/posts/mammografiya']
  const site = await running()
  await expectGood(site)
  rmSync(at('doctors/li-aleksandr.yaml'))
  rmSync(at('posts'), { recursive: true })
  await until(async () => (await page(site, doctor)) === '404', 60_000)
  expect(await page(site, article)).toContain(good['/kk/posts/mammografiya'])
  await command('content', 'accept')
  await until(async () => (await page(site, article)) === '404', 60_000)
  const restarted = await restart()
  for (const path of [doctor, article]) {
    expect(await page(restarted, path)).toBe('404')
    expect(await page(restarted, '/sitemap.xml')).not.toContain(path)
  }
})

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
