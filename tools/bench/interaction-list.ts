import type { Locator, Page } from '@playwright/test'
import kk from '@/messages/kk.json' with { type: 'json' }
import ru from '@/messages/ru.json' with { type: 'json' }
import type { Layout } from './visits'

/**
 * Interactions that are handled in the browser. Each is one click, tap or key; its preconditions
 * are prepared before the measurement.
 */

export interface Interaction {
  name: string
  path: string
  layout: Layout
  /** At full speed */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const analyses = '/analysis/list'
const boxes = 'main input[name=ids]'

/** @param index of an analysis on the page */
const press = async (page: Page, index: number) => click(page.locator(boxes).nth(index))

/** Like a person: hovers over the target, and releases the button after a tenth of a second. */
async function click(target: Locator) {
  await target.hover()
  await target.page().waitForTimeout(300)
  await target.click({ delay: 100 })
}

/** Loads the whole list by "more". */
async function showAllCards(page: Page) {
  const [first = ''] = ru.analyses.more.split('{')
  const more = page.locator('form#analyses button').filter({ hasText: first.trim() })
  while (await more.evaluateAll(buttons => buttons.length > 0)) {
    const before = await page.locator(boxes).count()
    await more.evaluateAll(([button]) => button instanceof HTMLElement && button.click())
    await page.waitForFunction(
      ([selector, count]) =>
        document.querySelectorAll(String(selector)).length > Number(count) &&
        document.querySelector('form#analyses [role=status]') === null,
      [boxes, before],
    )
  }
}

/** Opens every category. */
async function openAllFolds(page: Page) {
  const folds = page.locator('main details[id^=category-]')
  await folds.evaluateAll(all => {
    for (const fold of all) fold.querySelector('summary')?.click()
  })
  await page.waitForFunction(() => document.querySelector('form#analyses [role=status]') === null)
}

export const interactions: readonly Interaction[] = [
  { name: 'add an analysis', path: analyses, layout: 'desktop', act: page => press(page, 2) },
  {
    name: 'remove an analysis',
    path: analyses,
    layout: 'desktop',
    prepare: page => press(page, 2),
    act: page => press(page, 2),
  },
  {
    name: 'add, all cards shown',
    path: analyses,
    layout: 'desktop',
    prepare: showAllCards,
    act: page => press(page, 2),
  },
  {
    name: 'choose a letter',
    path: analyses,
    layout: 'desktop',
    act: page =>
      click(page.getByRole('navigation', { name: ru.analyses.letters }).getByRole('link').nth(3)),
  },
  {
    name: 'choose a category',
    path: analyses,
    layout: 'desktop',
    act: page =>
      click(
        page.getByRole('navigation', { name: ru.analyses.categories }).getByRole('link').nth(2),
      ),
  },
  {
    name: 'find in the list',
    path: analyses,
    layout: 'desktop',
    prepare: page => find(page, ru.analyses.find, 'ферр'),
    act: page => page.keyboard.press('Backspace'),
  },
  {
    name: 'open a fold',
    path: analyses,
    layout: 'mobile',
    act: page => click(page.locator('main summary').nth(2)),
  },
  {
    name: 'add an analysis',
    path: analyses,
    layout: 'mobile',
    prepare: page => page.locator('main summary').first().click(),
    act: page => press(page, 2),
  },
  {
    name: 'add, all folds open',
    path: analyses,
    layout: 'mobile',
    prepare: openAllFolds,
    act: page => press(page, 2),
  },
  {
    name: 'find in the list',
    path: `/kk${analyses}`,
    layout: 'mobile',
    prepare: page => find(page, kk.analyses.find, 'ферр'),
    act: page => page.keyboard.press('Backspace'),
  },
  {
    name: 'open the total',
    path: analyses,
    layout: 'mobile',
    prepare: async page => {
      await page.locator('main summary').first().click()
      await press(page, 1)
    },
    act: page => click(page.getByRole('button', { name: ru.calculator.button })),
  },
  {
    name: 'sort the doctors',
    path: '/doctors-list/list',
    layout: 'desktop',
    act: page => click(page.getByRole('tab', { name: ru.doctors.list.tabs.price })),
  },
  {
    name: 'search the site',
    path: '/search',
    layout: 'mobile',
    prepare: async page => {
      await page.locator('main input[name=q]').click()
      await page.keyboard.type('кров')
    },
    act: page => page.keyboard.press('Backspace'),
  },
  {
    name: 'open the menu',
    path: '/',
    layout: 'mobile',
    act: page => click(page.locator('header a[href="#site-links"]')),
  },
  {
    name: 'open the dialog',
    path: '/',
    layout: 'desktop',
    act: page => click(page.getByRole('link', { name: ru.home.widget.button, exact: true })),
  },
]

async function find(page: Page, field: string, text: string) {
  await page.getByRole('searchbox', { name: field }).click()
  await page.keyboard.type(text)
}
