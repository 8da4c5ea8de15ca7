/**
 * Walks the tasks of the manual in Russian, in the real editor over a copy of the sample and on a site that
 * shows what was saved, and takes the pictures of its pages: `npm run manual:pictures`, after `npm run build`.
 * The packages of the editor come from npm.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { chromium, type Locator, type Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import sharp from 'sharp'
import {
  type Editor,
  packagesObstacle,
  startEditor,
  writeFiles,
} from '../../../tests/operations/support/editor'
import { findChromium } from '../../../tests/support/chromium.mjs'
import { siteFolder } from '../../../tests/support/site'
import { keep as keepIn } from '../../pictures/keep'

const dayMs = 86_400_000
const almatyMs = 5 * 3_600_000
const newYear = new Date().getUTCFullYear() + 1

const keep = (name: string, picture: Buffer) => keepIn(import.meta.dirname, name, picture)

async function walkEditor(editor: Editor): Promise<void> {
  const { page } = editor
  await page.setViewportSize({ width: 1200, height: 620 })
  const shoot = async (name: string) => {
    // Without the moving parts of a message or a dialog that appears.
    await page.waitForTimeout(500)
    await keep(name, await page.screenshot())
  }
  /** With the field in the middle of the window. */
  const shootAt = async (name: string, field: Locator) => {
    await field.evaluate(element => element.scrollIntoView({ block: 'center' }))
    await shoot(name)
  }
  const text = async (value: string, ...labels: readonly string[]) =>
    (await editor.field(...labels)).getByRole('textbox').fill(value)
  const number = async (value: string, label: string) =>
    (await editor.field(label)).getByRole('spinbutton').fill(value)
  const add = async (...labels: readonly string[]) =>
    (await editor.field(...labels))
      .getByRole('button', { name: /^(add )?Добавить/ })
      .first()
      .click()
  const choose = async (label: string, name: string) => {
    await (await editor.field(label)).getByRole('combobox').click()
    await page.getByRole('option', { name, exact: true }).click()
  }

  await page.getByRole('row', { name: /Ким Артём/ }).hover()
  await shoot('editor-list')
  await editor.open('posts/entries/zdorovyy-son')
  await shoot('editor-article')
  await editor.open('doctors/entries/kim-artem')
  await shoot('editor-form')
  await number('12500', 'Первичный приём, тенге')
  await shootAt('price-field', await editor.field('Первичный приём, тенге'))
  const years = await editor.field('Стаж, полных лет')
  const before = await years.getByRole('spinbutton').inputValue()
  await years.getByRole('spinbutton').fill('150')
  await page.getByRole('button', { name: 'Сохранить' }).click()
  await years.getByText('меньше или равно 80').waitFor()
  await shootAt('editor-wrong', years)
  await years.getByRole('spinbutton').fill(before)
  await editor.save()

  await editor.open('doctors/new')
  await text('Иванова Анна Петровна', 'Фамилия, имя, отчество', 'Русский')
  await text('Иванова Анна Петровна', 'Фамилия, имя, отчество', 'Қазақша')
  await (await editor.field('Фотография')).getByRole('button', { name: 'Обзор' }).click()
  const dialog = page.getByRole('dialog')
  const chooser = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Загрузить' }).click()
  // Of a picture that is there already the editor takes the file that is there, under its name.
  const photo = await sharp('content/files/doctors/kuznetsova-anna.webp').flop().toBuffer()
  await (await chooser).setFiles({ name: 'Иванова.webp', mimeType: 'image/webp', buffer: photo })
  await dialog.getByRole('button', { name: 'Вставить' }).waitFor()
  await page.getByText('Сохранено 1 запись').waitFor({ state: 'hidden' })
  await shoot('upload')
  await dialog.getByRole('button', { name: 'Вставить' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await choose('Специальности', 'Невролог')
  await text('Лечит головную боль и боль в спине.', 'Описание', 'Русский')
  await text('Бас пен арқа ауруын емдейді.', 'Описание', 'Қазақша')
  await number('12500', 'Первичный приём, тенге')
  await number('12', 'Стаж, полных лет')
  await shootAt('new-doctor', await editor.field('Фотография'))
  await editor.save()

  await editor.open('promotions/entries/uzi-posle-16-00')
  await text(`${newYear - 1}-12-31`, 'Последний день акции')
  await page.getByText('Сохранено 1 запись').waitFor({ state: 'hidden' })
  await page.setViewportSize({ width: 1200, height: 900 })
  await shootAt('promotion', await editor.field('Цена, тенге'))
  await page.setViewportSize({ width: 1200, height: 620 })
  await editor.save()

  await editor.open('clinic/entries/clinic')
  const hours = ['Часы работы', 'Праздники и другие дни'] as const
  await add(...hours)
  await text(`${newYear}-01-01`, ...hours, 'С какого дня')
  await text(`${newYear}-01-02`, ...hours, 'Последний день')
  const reason = await editor.field(...hours, 'Причина')
  const isAsked = reason.getByRole('checkbox')
  if ((await isAsked.count()) > 0) await isAsked.check()
  await text('Новый год', ...hours, 'Причина', 'Русский')
  await text('Жаңа жыл', ...hours, 'Причина', 'Қазақша')
  await shootAt('holidays', await editor.field(...hours, 'С какого дня'))
  const notices = 'Объявления на всех страницах'
  await add(notices)
  await text(`${newYear - 1}-12-28`, notices, 'С какого дня')
  await text(`${newYear - 1}-12-28`, notices, 'Последний день')
  await text('Процедурный кабинет сегодня открыт с 14:00: нет воды.', notices, 'Текст', 'Русский')
  await text('Емшара кабинеті бүгін 14:00-де ашылады: су жоқ.', notices, 'Текст', 'Қазақша')
  await shootAt('notice', await editor.field(notices, 'Текст'))
  await editor.save()
}

/** Waits until the part of the page says it. */
async function show(page: Page, url: string, name: string, wanted: string, part = 'main') {
  for (let tries = 0; tries < 60; tries += 1) {
    await page.goto(url, { timeout: 120_000, waitUntil: 'domcontentloaded' })
    const said = (await page.locator(part).allInnerTexts()).join(' ')
    if (said.replace(/\s/g, ' ').includes(wanted)) {
      await page.waitForLoadState('networkidle')
      return keep(name, await page.screenshot())
    }
    await setTimeout(1000)
  }
  throw new Error(`${url} does not show ${wanted}`)
}

/** The price list of the sample as a workbook of few columns. */
async function drawTable(page: Page): Promise<void> {
  const rows: Readonly<Record<string, string>>[] = parse(
    readFileSync('content/analyses.csv', 'utf8'),
    { bom: true, delimiter: ';', columns: true, relax_quotes: true },
  )
  const cells = (values: readonly string[], tag = 'td') =>
    values.map(value => `<${tag}>${value.replaceAll('<', '&lt;')}</${tag}>`).join('')
  const lines = rows.slice(0, 7).map((row, index) => {
    const { name_ru = '', price = '', category = '', days = '' } = row
    return `<tr><th>${index + 2}</th>${cells([String(index + 1), name_ru, Number(price).toLocaleString('ru'), category, days])}</tr>`
  })
  const heads = cells(['', ...'ABCDE'], 'th')
  const names = cells(['Код', 'Наименование', 'Цена, тг', 'Раздел', 'Срок, дней'])
  await page.setViewportSize({ width: 900, height: 200 })
  await page.setContent(`<!doctype html><style>
    body { margin: 0; font: 14px/1.5 Arial, sans-serif; color: #222 }
    table { border-collapse: collapse; width: 100% }
    th, td { border: 1px solid #ccc; padding: 3px 8px; white-space: nowrap; text-align: left }
    th { background: #eee; font-weight: 400; text-align: center } tr:nth-child(2) td { font-weight: 700 }
  </style><table><tr>${heads}</tr><tr><th>1</th>${names}</tr>${lines.join('')}</table>`)
  await keep('price-table', await page.locator('table').screenshot())
}

const packages = mkdtempSync(join(tmpdir(), 'editor-packages-'))
const content = mkdtempSync(join(tmpdir(), 'content-'))
const folder = siteFolder()
const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox'],
})
try {
  const obstacle = packagesObstacle(packages)
  if (obstacle) throw new Error(obstacle)
  cpSync('content', content, { recursive: true })
  mkdirSync(join(content, 'files'), { recursive: true })
  const size = { width: 1200, height: 620 }
  const page = await browser.newPage({ viewport: size, timezoneId: 'Asia/Almaty' })
  await drawTable(page)
  await page.setViewportSize(size)

  const ofCopy = {
    CONTENT_DIR: content,
    NODE_OPTIONS: `--require ${resolve('tests/support/clock.cjs')}`,
  }
  const site = await folder.start(ofCopy)
  try {
    const doctor = `${site.url}/doctors-list/kim-artem`
    await show(page, doctor, 'price-before', 'Ким Артём')
    const editor = await startEditor(packages, content)
    try {
      await walkEditor(editor)
      const isNew = ([path, bytes]: readonly [string, Buffer]) =>
        !existsSync(join(content, path)) || !bytes.equals(readFileSync(join(content, path)))
      writeFiles(content, new Map([...(await editor.files())].filter(isNew)))
    } finally {
      await editor.stop()
    }
    await show(page, doctor, 'price-after', '12 500')
    const added = `${site.url}/doctors-list/ivanova-anna-petrovna`
    await show(page, added, 'doctor-page', 'Лечит головную боль')
    await show(page, `${site.url}/posts/zdorovyy-son`, 'article-page', 'Здоровый сон')
  } finally {
    await site.stop()
  }
  const notices = '[aria-label="Объявления клиники"]'
  const later = [
    ['notice-page', 28, 'нет воды'],
    ['holidays-page', 29, 'Новый год'],
  ] as const
  for (const [name, day, wanted] of later) {
    const end = Date.UTC(newYear - 1, 11, day + 1) - almatyMs
    const ahead = Math.floor((end - Date.now()) / dayMs)
    folder.forgetPages()
    const site = await folder.start({ ...ofCopy, CLOCK_AHEAD_DAYS: String(ahead) })
    await page.clock.setFixedTime(Date.now() + ahead * dayMs)
    await show(page, `${site.url}/contacts`, name, wanted, notices).finally(() => site.stop())
  }
} finally {
  await browser.close()
  folder.remove()
  rmSync(packages, { recursive: true })
  rmSync(content, { recursive: true })
}
