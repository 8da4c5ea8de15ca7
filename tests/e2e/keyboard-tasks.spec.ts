/**
 * Ten tasks of visitors who have a keyboard and a screen reader, by roles and names alone. What is pressed
 * and heard is in the tables of docs/keyboard-tasks, which people read: a change of what is heard has to be
 * looked at there. `KEYBOARD_TABLES=write` writes them anew. How often Tab is pressed may differ.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }
import { test } from '../support/test'
import { ScreenReader, type Step } from './support/screen-reader'
import { type Device, devices } from './support/visitors'

const folder = 'docs/keyboard-tasks'
const languages = { ru, kk }

interface Visit {
  readonly page: Page
  readonly reader: ScreenReader
  readonly words: typeof ru
  readonly device: Device
  /** Of paths. */
  readonly prefix: string
  readonly isRussian: boolean
}

/** Names of what the sample clinic has. */
const searched = { ru: 'мрт колена', kk: 'тізе МРТ' }
const analyses = {
  ru: ['ферритин', 'витамин D', 'холестерин общий'],
  kk: ['ферритин', 'D дәрумені', 'жалпы холестерин'],
}
const speaksKazakh = { ru: /казахск/i, kk: /қазақ/i }

const doctor = '/doctors-list/akhmetova-aygul'

/** By the first link of the page. */
async function skipToContent(reader: ScreenReader): Promise<void> {
  await reader.press('Tab')
  await reader.press('Enter')
}

async function fillRequest({ page, reader, words }: Visit, phone: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  // The field itself has the focus, but on phones, whose keyboard would cover the dialog.
  const name = dialog.getByLabel(words.request.name)
  const hasFocus = await name.evaluate(field => field === document.activeElement)
  if (!hasFocus) await reader.to(name)
  await reader.type('Мадина')
  await reader.to(dialog.getByLabel(words.request.phone))
  await reader.type(phone)
  await reader.to(dialog.getByRole('checkbox'))
  await reader.press('Space')
  await reader.to(dialog.getByRole('button', { name: words.request.send }))
}

/** Sends what was filled in; what is then heard can be read again behind the opener, which has the focus. */
async function send({ page, reader, words }: Visit): Promise<void> {
  await reader.press('Enter', { hears: new RegExp(words.request.status.accepted) })
  await reader.read(page.locator(':focus + .visually-hidden'))
}

const tasks: Readonly<Record<string, (visit: Visit) => Promise<void>>> = {
  'What an MRI of the knee costs': async ({ page, reader, prefix, isRussian }) => {
    await reader.open(prefix || '/')
    await reader.to(page.getByRole('banner').locator('summary'))
    await reader.press('Enter')
    await reader.type(searched[isRussian ? 'ru' : 'kk'], { hears: /\d/ })
    await reader.press('ArrowDown')
    await reader.follow()
    await reader.land('1', page.getByRole('heading', { level: 1 }))
  },

  "A request from a doctor's page": async visit => {
    const { reader, prefix } = visit
    await reader.open(prefix + doctor)
    await skipToContent(reader)
    await reader.press('Tab')
    await reader.press('Enter')
    await fillRequest(visit, '7010000041')
    await send(visit)
  },

  'Three analyses, their sum and preparation': async visit => {
    const { page, reader, words, prefix, isRussian, device } = visit
    await reader.open(`${prefix}/analysis/list`)
    await skipToContent(reader)
    const field = page.getByRole('searchbox', { name: words.analyses.find })
    await reader.to(field)
    for (const [index, name] of analyses[isRussian ? 'ru' : 'kk'].entries()) {
      if (index > 0) {
        if (device === 'desktop') {
          await reader.to(page.getByRole('button', { name: words.analyses.toFind }), 'Shift+Tab')
          await reader.press('Enter')
        } else {
          await reader.to(page.getByRole('button', { name: words.analyses.clear }), 'Shift+Tab')
          await reader.press('Enter')
        }
      }
      await reader.type(name, { hears: /\d/ })
      await reader.press('Enter')
      await reader.press('Space', { hears: /₸/ })
    }
    await reader.to(page.getByRole('button', { name: words.calculator.button }))
    if (device === 'phone') {
      await reader.press('Enter')
      await reader.to(page.getByRole('link', { name: words.calculator.estimate }))
    }
    await reader.follow()
    const preparation = page.getByRole('region', { name: words.estimate.preparation })
    await reader.land('H', preparation.getByRole('heading').first())
    await reader.readAll(preparation)
  },

  'Kazakh, or Russian, and back': async ({ page, reader, words, prefix, device, isRussian }) => {
    await reader.open(`${prefix}/contacts`)
    const names = ['Русский', 'Қазақша']
    for (const other of isRussian ? names.toReversed() : names) {
      const isOther = other === names[isRussian ? 1 : 0]
      const { language, menu } = isOther ? words.shell : (isRussian ? kk : ru).shell
      await reader.to(
        device === 'desktop'
          ? page.getByRole('button', { name: language })
          : page.getByRole('link', { name: menu, exact: true }),
      )
      await reader.press('Enter')
      await reader.to(page.getByRole('link', { name: other, exact: true }))
      await reader.follow()
    }
  },

  'Doctors who speak Kazakh, by price': async ({
    page,
    reader,
    words,
    prefix,
    device,
    isRussian,
  }) => {
    await reader.open(`${prefix}/doctors-list/list`)
    await skipToContent(reader)
    const tags = page.getByRole('list', { name: words.doctors.list.tags })
    const name = speaksKazakh[isRussian ? 'ru' : 'kk']
    if (device === 'desktop') {
      await reader.to(page.getByRole('link', { name: words.doctors.list.skip, exact: true }))
      await reader.press('Enter')
    }
    await reader.to(tags.getByRole('button', { name }))
    await reader.press('Space', { hears: /\d/ })
    if (device === 'phone') {
      await reader.to(page.getByRole('combobox', { name: words.doctors.list.sort }))
      await reader.press('ArrowDown', { hears: /\d/ })
      // Out of the field, whose letters choose.
      await reader.press('Escape')
    } else {
      const order = page.getByRole('group', { name: words.doctors.list.sort })
      await reader.to(order.getByRole('button', { pressed: true }))
      await reader.to(order.getByRole('button', { name: words.doctors.list.tabs.price }))
      await reader.press('Enter', { hears: /\d/ })
    }
    const first = page.getByRole('main').getByRole('article').first()
    await reader.land('H', first.getByRole('heading'))
    const price = first.locator('dl > div').filter({ hasText: '₸' }).first()
    await reader.read(price.locator('dt'), '↓ …')
    await reader.read(price.locator('dd'))
  },

  'Who checked an article': async ({ page, reader, words, prefix }) => {
    await reader.open(`${prefix}/posts/mrt-ili-kt`)
    const check = page.getByRole('region', { name: words.articles.check.label })
    await reader.land('D', check)
    await reader.readAll(check)
  },

  'Escape from everything': async ({ page, reader, words, prefix, device }) => {
    await reader.open(`${prefix}/posts/mrt-ili-kt`)
    await skipToContent(reader)
    await reader.to(page.getByRole('main').locator('a[aria-haspopup=dialog]'))
    await reader.press('Enter')
    await reader.press('Escape')
    if (device === 'phone') {
      await reader.to(page.getByRole('link', { name: words.shell.menu, exact: true }), 'Shift+Tab')
      await reader.press('Enter')
      await reader.press('Escape')
    } else {
      await reader.to(page.getByRole('button', { name: words.shell.language }), 'Shift+Tab')
      await reader.press('Enter')
      await reader.press('Tab')
      await reader.press('Escape')
      await reader.to(page.getByRole('button', { name: words.display.title }), 'Shift+Tab')
      await reader.press('Enter')
      await reader.press('Tab')
      await reader.press('Escape')
    }
    await reader.to(page.getByRole('banner').locator('summary'), 'Shift+Tab')
    await reader.press('Enter')
    // First its suggestions close, then the search.
    await reader.press('Escape')
    await reader.press('Escape')
  },

  'A wrong number put right': async visit => {
    const { page, reader, prefix } = visit
    await reader.open(`${prefix}/contacts`)
    await skipToContent(reader)
    await reader.to(page.getByRole('main').locator('a[aria-haspopup=dialog]'))
    await reader.press('Enter')
    await fillRequest(visit, '701000')
    await reader.press('Enter')
    await reader.type('0042')
    await send(visit)
  },

  "A doctor's list, pasted": async ({ page, reader, words, prefix, device }) => {
    await reader.open(`${prefix}/analysis/list`)
    await skipToContent(reader)
    if (device === 'desktop') {
      await reader.to(page.getByRole('link', { name: words.calculator.skip, exact: true }))
      await reader.press('Enter')
    }
    await reader.to(page.getByRole('link', { name: words.referral.open }))
    const isDialog = (await page.locator(':focus[aria-haspopup=dialog]').count()) > 0
    if (isDialog) await reader.press('Enter')
    else {
      await reader.follow()
    }
    const list = page.getByLabel(words.referral.label)
    await expect(list).toBeVisible()
    // The field itself has the focus, but on phones, whose keyboard would cover the dialog.
    const hasFocus = await list.evaluate(field => field === document.activeElement)
    if (!hasFocus) await reader.to(list)
    await reader.type('ТТГ, ферритин')
    await reader.to(page.getByRole('button', { name: words.referral.submit }))
    if (isDialog) await reader.press('Enter', { hears: /2/ })
    else await reader.follow()
    await reader.to(page.getByRole('button', { name: words.referral.add }))
    if (isDialog) await reader.press('Enter', { hears: /₸/ })
    else await reader.follow()
  },

  'When the clinic is open': async ({ page, reader, words, prefix }) => {
    // Wednesday, 11:00 in Almaty: the page says whether the clinic is open now.
    await page.addInitScript(now => {
      Date.now = () => now
    }, Date.parse('2026-08-19T06:00:00Z'))
    await reader.open(`${prefix}/contacts`)
    const hours = page.locator('main dl > div').filter({ hasText: words.contacts.hours })
    await reader.read(hours.first().locator('dt'), '↓ …')
    await reader.readAll(hours.first().locator('dd').first())
  },
}

const legend = `What is said follows what is read; what is said “at once” cuts in on it. “⏎” stands between two things
that are said, “;” before a description, “→” before what has the focus then. What is typed is followed by the state of its field, not by
what is read anew. 1, H and D go to a title, a heading and a region,
in as many presses as there are before it; ↓ reads on, “↓ …” until it comes to the text.`

/** A table for people, in Markdown. */
function tableOf(name: string, steps: readonly Step[]): string {
  const cell = (text: string) => text.replaceAll('|', '\\|')
  const rows = steps.map(
    ({ keys, read, said }) => `| ${cell(keys)} | ${cell(read)} | ${cell(said.join(' ⏎ '))} |`,
  )
  return [`## ${name}`, '', '| Keys | Read | Said |', '|---|---|---|', ...rows, ''].join('\n')
}

const withoutCounts = (table: string) => table.replaceAll(/Tab(?: × \d+)?/g, 'Tab')

for (const [language, words] of Object.entries(languages)) {
  for (const device of Object.keys(devices) as Device[]) {
    test.describe(`${language}, ${device}`, { tag: '@own-page' }, () => {
      test.use({ ...devices[device], reducedMotion: 'reduce' })

      test('ten tasks by keyboard, with all that is heard', async ({ page }) => {
        test.setTimeout(180_000)
        const reader = await ScreenReader.start(page)
        const prefix = language === 'kk' ? '/kk' : ''
        const isRussian = language === 'ru'
        const visit = { page, reader, words: words as typeof ru, device, prefix, isRussian }
        const tables: string[] = []
        for (const [name, task] of Object.entries(tasks)) {
          // What was chosen for one task is none of the next one's.
          await page.goto('/robots.txt')
          await page.evaluate(() => localStorage.clear())
          await page.context().clearCookies()
          await test.step(name, () => task(visit))
          await reader.isSilent()
          tables.push(tableOf(name, reader.steps.splice(0)))
        }
        const title = `# Ten tasks by keyboard: ${language === 'ru' ? 'Russian' : 'Kazakh'} on a ${device}`
        const text = `${title}\n\n${legend}\n\n${tables.join('\n')}`
        const file = `${folder}/${language}-${device}.md`
        if (process.env.KEYBOARD_TABLES === 'write') writeFileSync(file, text)
        expect(withoutCounts(text)).toBe(withoutCounts(readFileSync(file, 'utf8')))
      })
    })
  }
}
