/**
 * The editor for the browser, as nginx serves it: a person changes the content in Chromium, and what
 * is saved passes the check (B150). Its configuration is what Sveltia's own schema allows.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { npmPackage, packed } from '@clinic/content/editor/packages'
import Ajv from 'ajv'
import sharp from 'sharp'
import { parse } from 'yaml'
import { siteFolder, untilServed } from '../support/site'
import { describeUnless } from '../support/skips'
import { cleanUp } from './support/cleanUp'
import { type Editor, packagesObstacle, startEditor, writeFiles } from './support/editor'
import { lackOf } from './support/needs'

jest.setTimeout(120_000)

const packages = mkdtempSync(join(tmpdir(), 'editor-packages-'))
const obstacle = lackOf('nginx') ?? packagesObstacle(packages)
cleanUp(() => rmSync(packages, { recursive: true }))

/** What patients see of a doctor, in both languages. */
const doctor = {
  name: { ru: 'Иванова Анна Петровна', kk: 'Иванова Анна Петровна' },
  description: {
    ru: 'Лечит головную боль и боль в спине.',
    kk: 'Бас пен арқа ауруын емдейді.',
  },
}

describeUnless(obstacle)('the editor in Chromium', () => {
  let editor: Editor
  const content = mkdtempSync(join(tmpdir(), 'edited-'))

  beforeAll(async () => {
    cleanUp(() => rmSync(content, { recursive: true }))
    cpSync('content', content, { recursive: true })
    editor = await startEditor(packages, content)
    cleanUp(() => editor.stop())
  })

  const text = async (...labels: readonly string[]) =>
    (await editor.field(...labels)).getByRole('textbox')
  const number = async (...labels: readonly string[]) =>
    (await editor.field(...labels)).getByRole('spinbutton')

  /** Chooses by the name that people see. */
  async function choose(label: string, name: string): Promise<void> {
    await (await editor.field(label)).getByRole('combobox').click()
    await editor.page.getByRole('option', { name, exact: true }).click()
  }

  async function saved(file: string): Promise<Record<string, unknown>> {
    return parse((await editor.files()).get(file)?.toString() ?? '')
  }

  const before = (file: string) => parse(readFileSync(join('content', file), 'utf8'))

  /** A picture that is not there yet: of one that is, the editor takes the file that is there. */
  const another = (name: string) => sharp(join('content/files', name)).flop().toBuffer()

  async function upload(label: string, name: string, buffer: Buffer): Promise<void> {
    await (await editor.field(label)).getByRole('button', { name: 'Обзор' }).click()
    const dialog = editor.page.getByRole('dialog')
    const chooser = editor.page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Загрузить' }).click()
    await (await chooser).setFiles({ name, mimeType: 'image/webp', buffer })
    await dialog.getByRole('button', { name: 'Вставить' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  test('its configuration is what the schema of Sveltia CMS allows', () => {
    execFileSync('tar', ['-xzf', packed(npmPackage), 'package/schema'], { cwd: packages })
    const schema = readFileSync(join(packages, 'package/schema/sveltia-cms.json'), 'utf8')
    const ajv = new Ajv({ strict: false, allErrors: true, formats: { regex: true, uri: true } })
    const validate = ajv.compile(JSON.parse(schema))
    validate(parse(readFileSync(join(editor.folder, 'config.yml'), 'utf8')))
    expect(validate.errors).toBeNull()
  })

  test('a price is changed, and another one is on request', async () => {
    const file = 'services/ekg-s-opisaniem.yaml'
    await editor.open('services/entries/ekg-s-opisaniem')
    const price = await number('Цена, тенге')
    const now = Number(await price.inputValue()) + 100
    await price.fill(String(now))
    await editor.save()
    const added = { in_header: false, draft: false }
    expect(await saved(file)).toEqual({ ...before(file), price: now, ...added })

    await editor.open('services/entries/densitometriya')
    await (await number('Цена, тенге')).fill('')
    await editor.save()
    expect(await saved('services/densitometriya.yaml')).not.toHaveProperty('price')
  })

  test('a wrong value is not saved', async () => {
    await editor.open('doctors/entries/kim-artem')
    const years = await editor.field('Стаж, полных лет')
    await years.getByRole('spinbutton').fill('200')
    await editor.page.getByRole('button', { name: 'Сохранить' }).click()
    await years.getByText('меньше или равно 80').waitFor()
    // Not rounded (B1180).
    await years.getByRole('spinbutton').fill('15.5')
    await editor.page.getByRole('button', { name: 'Сохранить' }).click()
    await years.getByText('целое число').waitFor()
    expect(await saved('doctors/kim-artem.yaml')).toEqual(before('doctors/kim-artem.yaml'))
    await years.getByRole('spinbutton').fill('15')
    await editor.save()
    expect(await saved('doctors/kim-artem.yaml')).toMatchObject({ experience: 15 })
  })

  test('a doctor with a photograph is added in both languages, without a number (B180)', async () => {
    await editor.open('doctors/new')
    await (await text('Фамилия, имя, отчество', 'Русский')).fill(doctor.name.ru)
    await (await text('Фамилия, имя, отчество', 'Қазақша')).fill(doctor.name.kk)
    const photo = await another('doctors/kuznetsova-anna.webp')
    await upload('Фотография', 'Фото врача (1).webp', photo)
    await choose('Специальности', 'Невролог')
    await (await text('Описание', 'Русский')).fill(doctor.description.ru)
    await (await text('Описание', 'Қазақша')).fill(doctor.description.kk)
    await (await number('Первичный приём, тенге')).fill('12500')
    await (await number('Стаж, полных лет')).fill('12')
    await editor.save()

    const image = '/files/foto-vracha-1.webp'
    expect(await saved('doctors/ivanova-anna-petrovna.yaml')).toEqual({
      ...doctor,
      image,
      specialties: ['nevrolog'],
      draft: false,
      first_appointment: 12500,
      experience: 12,
    })
    expect((await editor.files()).get(image.slice(1))).toEqual(photo)
  })

  test('an article is written in both languages, with analyses chosen by their names', async () => {
    const { page } = editor
    await editor.open('posts/new')
    await (await text('Название статьи')).fill('Сон зимой')
    await choose('Анализы', 'Ферритин в крови')
    await upload('Картинка', 'son.webp', await another('posts/zdorovyy-son.webp'))
    await (await text('Дата')).fill('2026-11-28')
    await (await text('Текст')).fill(
      'Зимой рано темнеет.\n\n## Сон\n\n- [Все услуги](/services/top)',
    )
    const kazakh = page.getByRole('group', { name: /Редактировать содержимое \(.?Казахский/ })
    await kazakh.getByRole('textbox', { name: 'Название статьи' }).fill('Қысқы ұйқы')
    await kazakh
      .getByRole('textbox', { name: 'Текст' })
      .fill('Қыста ерте қараңғы түседі.\n\n## Ұйқы\n\n- [Барлық қызмет](/kk/services/top)')
    await editor.save()

    const files = await editor.files()
    const [ru, kk] = ['ru', 'kk'].map(each => files.get(`posts/son-zimoy.${each}.md`)?.toString())
    expect(ru).toContain('analyses:\n  - ferritin\n')
    expect(ru).toContain('\n## Сон\n')
    expect(kk).toBe(
      '---\nname: Қысқы ұйқы\n---\n\nҚыста ерте қараңғы түседі.\n\n## Ұйқы\n\n- [Барлық қызмет](/kk/services/top)\n',
    )
  })

  test('a step of a check-up with one analysis keeps it', async () => {
    const file = 'check-ups/fitnes.yaml'
    await editor.open('check-ups/entries/fitnes')
    await (await text('Название программы', 'Русский')).fill('Фитнес, бассейн и бег')
    await editor.save()
    const steps = (value: unknown) => JSON.stringify(value).match(/"analysis":[^}]*/g)
    const asLists = steps(before(file))?.map(each => each.replace(/:(".*")$/, ':[$1]'))
    expect(steps(await saved(file))).toEqual(asLists)
  })

  test('a specialty is given one more category of analyses by its name', async () => {
    const file = 'specialties.yaml'
    await editor.open('lists/entries/specialties')
    const list = await editor.field('Специальности')
    const item = list.getByRole('group').filter({ hasText: 'Терапевт' }).last()
    await item.getByRole('button', { name: 'Развернуть' }).first().click()
    await choose('Объясняет анализы категорий', 'Половые гормоны')
    await editor.save()
    const [first, ...others] = before(file)
    expect(await saved(file)).toEqual([
      { ...first, reads: [...first.reads, 'Половые гормоны'] },
      ...others,
    ])
  })

  test("the clinic's facts are changed, and lose nothing but comments", async () => {
    await editor.open('clinic/entries/clinic')
    await (await text('Электронная почта')).fill('reception@clinic.example')
    await editor.save()
    const expected = { ...before('clinic.yaml'), email: 'reception@clinic.example' }
    expect(await saved('clinic.yaml')).toEqual(expected)
  })

  test('what was saved passes the check, no other file has changed, and the site shows the doctor', async () => {
    const files = await editor.files()
    const result = mkdtempSync(join(tmpdir(), 'saved-'))
    cleanUp(() => rmSync(result, { recursive: true }))
    writeFiles(result, files)
    const env = { ...process.env, CONTENT_DIR: result }
    const command = ['run', '-s', 'content', '--', 'check', '--language', 'en']
    const check = spawnSync('npm', command, { env, encoding: 'utf8' })
    expect(check.stdout).toMatch(/doctors: 28, .* posts: 16 .*nothing to be mended\n$/)
    expect(check.status).toBe(0)

    const changed = [...files].filter(([path, bytes]) => {
      try {
        return !bytes.equals(readFileSync(join('content', path)))
      } catch {
        return true
      }
    })
    expect(changed.map(([path]) => path).sort()).toEqual([
      'check-ups/fitnes.yaml',
      'clinic.yaml',
      'doctors/ivanova-anna-petrovna.yaml',
      'doctors/kim-artem.yaml',
      'files/foto-vracha-1.webp',
      'files/son.webp',
      'posts/son-zimoy.kk.md',
      'posts/son-zimoy.ru.md',
      'services/densitometriya.yaml',
      'services/ekg-s-opisaniem.yaml',
      'specialties.yaml',
    ])

    const folder = siteFolder()
    cleanUp(() => folder.remove())
    const site = await folder.start({ CONTENT_DIR: result })
    cleanUp(() => site.stop())
    for (const [prefix, description] of [
      ['', doctor.description.ru],
      ['/kk', doctor.description.kk],
    ] as const) {
      const url = `${site.url}${prefix}/doctors-list/ivanova-anna-petrovna`
      await untilServed(url)
      const html = await (await fetch(url)).text()
      expect(html).toContain(description)
      expect(html).toContain('foto-vracha-1.webp')
    }
  })

  test('neither its scripts nor its policy had anything to complain about', () => {
    // It looks for a newer version of itself, and for a font in place of which the system has one.
    const known = /\/cms\/package\.json$|\/fonts\/source-sans-3/
    expect(editor.complaints.filter(each => !known.test(each))).toEqual([])
  })
})
