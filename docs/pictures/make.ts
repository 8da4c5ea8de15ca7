/**
 * Performs the steps of `docs/editors.md` in a copy of the sample content, and draws what a person has on the
 * screen: `npx tsx docs/pictures/make.ts`.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../tests/support/chromium.mjs'
import { keep } from './keep'

const content = mkdtempSync(join(tmpdir(), 'content-'))
// In the language of the page.
const env = { ...process.env, CONTENT_DIR: content, CONTENT_LANGUAGE: 'en' }
const file = (name: string) => join(content, name)
const read = (name: string) => readFileSync(file(name), 'utf8')

/** @throws Error when the file does not contain the text: then the sample has changed. */
function change(name: string, from: string | RegExp, to: string): void {
  const before = read(name)
  const after = before.replace(from, to)
  if (after === before) throw new Error(`${name} does not say ${from}`)
  writeFileSync(file(name), after)
}

const begin = (kind: string, slug: string) =>
  execFileSync('npm', ['run', '-s', 'content', '--', 'new', kind, slug], { env })

/** What `check` says, and whether all is well. */
function check() {
  const command = 'npm run -s content -- check'
  const { stdout, status } = spawnSync(command, { env, shell: true, encoding: 'utf8' })
  return { said: `$ ${command}\n${stdout.replaceAll(content, '/srv/clinic/content')}`, status }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Something that is no page of the site, as an editor has it on the screen. */
async function draw(browser: Browser, name: string, body: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 900, height: 200 } })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 14px/1.5 Arial, sans-serif; color: #222 }
    pre { margin: 0; padding: 14px 18px; background: #f6f8fa; font: 13px/1.55 'DejaVu Sans Mono', monospace; white-space: pre-wrap }
    pre.terminal { background: #1e1e2e; color: #e6e6ef }
  </style>${body}`)
  await keep(import.meta.dirname, name, await page.screenshot({ fullPage: true }))
  await page.close()
}

const pre = (text: string, kind = '') => `<pre class="${kind}">${escaped(text)}</pre>`

async function walk(browser: Browser): Promise<void> {
  begin('doctor', 'ivanova-anna')
  const doctor = 'doctors/ivanova-anna.yaml'
  await draw(browser, 'doctor-begun', pre(read(doctor).split('\n').slice(0, 19).join('\n')))
  cpSync('content/files/doctors/kuznetsova-anna.webp', file('files/ivanova-anna.webp'))
  change(
    doctor,
    "name:\n  ru: ''\n  kk: ''",
    'name:\n  ru: Иванова Анна Петровна\n  kk: Иванова Анна Петровна',
  )
  change(doctor, 'image: null', 'image: /files/ivanova-anna.webp')
  change(doctor, 'specialties: []', 'specialties: [ nevrolog ]')
  change(doctor, 'first_appointment: null', 'first_appointment: dear')
  change(doctor, 'experience: 0', 'experience: 12')
  change(
    doctor,
    "description:\n  ru: ''\n  kk: ''",
    'description:\n  ru: Лечит головную боль и боль в спине.\n  kk: Бас пен арқа ауруын емдейді.',
  )

  begin('post', 'son-zimoy')
  for (const [language, name, link] of [
    ['ru', 'Сон зимой', '/services/top'],
    ['kk', 'Қысқы ұйқы', '/services/top'],
  ] as const) {
    change(`posts/son-zimoy.${language}.md`, "name: ''", `name: ${name}`)
    const text = { ru: 'Зимой рано темнеет.', kk: 'Қыста ерте қараңғы түседі.' }[language]
    const more = { ru: 'Все услуги', kk: 'Барлық қызмет' }[language]
    writeFileSync(
      file(`posts/son-zimoy.${language}.md`),
      `${read(`posts/son-zimoy.${language}.md`).trimEnd()}\n\n${text}\n\n## ${name}\n\n- [${more}](${link})\n`,
    )
  }
  change('posts/son-zimoy.ru.md', "image: ''", 'image: /files/posts/zdorovyy-son.webp')
  await draw(browser, 'article-file', pre(read('posts/son-zimoy.ru.md')))

  const wrong = check()
  if (wrong.status !== 1) throw new Error(`Nothing is found wrong:\n${wrong.said}`)
  await draw(browser, 'check-wrong', pre(wrong.said, 'terminal'))

  change(doctor, 'first_appointment: dear', 'first_appointment: 12500')
  change('posts/son-zimoy.kk.md', '(/services/top)', '(/kk/services/top)')
  const right = check()
  if (right.status !== 0) throw new Error(right.said)
  await draw(browser, 'check-right', pre(right.said, 'terminal'))
}

cpSync('content', content, { recursive: true })
mkdirSync(file('files'), { recursive: true })
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  await walk(browser)
} finally {
  await browser.close()
  rmSync(content, { recursive: true, force: true })
}
