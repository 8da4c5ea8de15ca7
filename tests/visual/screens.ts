import type { Page } from '@playwright/test'
import kk from '../../messages/kk.json' with { type: 'json' }
import ru from '../../messages/ru.json' with { type: 'json' }

export interface Picture {
  /** Of the file. */
  readonly name: string
  readonly path: string
  /** Actions before the screenshot is taken. */
  readonly prepare?: (page: Page) => Promise<void>
}

async function chooseAnalyses(page: Page): Promise<void> {
  for (const place of [0, 2]) await page.locator('label:has(input[name=ids])').nth(place).click()
}

async function openFold(page: Page): Promise<void> {
  await page.locator('main details > summary').first().click()
}

const scrollTo = (title: string) => async (page: Page) => {
  const heading = page.getByRole('heading', { name: title, exact: true }).first()
  await heading.evaluate(element => element.scrollIntoView({ block: 'start' }))
}

async function askWithoutWords(page: Page): Promise<void> {
  await page.getByRole('link', { name: ru.home.widget.button, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: ru.request.send }).click()
  await dialog.getByText(ru.request.errors.required).first().waitFor()
}

/** Every type of page once, somewhere: by the window's width and height. */
export const pictures: Readonly<Record<string, readonly Picture[]>> = {
  '1440x900': [
    { name: 'home', path: '/' },
    { name: 'home-tiles', path: '/', prepare: scrollTo(ru.home.tiles.services) },
    { name: 'services-top', path: '/services/top' },
    { name: 'service-kk', path: '/kk/services/details/mrt-golovnogo-mozga' },
    { name: 'doctors', path: '/doctors-list/list' },
    { name: 'doctor-kk', path: '/kk/doctors-list/suleymenova-asel' },
    { name: 'promotions', path: '/promotions/list' },
    { name: 'article', path: '/posts/mrt-ili-kt' },
    { name: 'analyses-chosen', path: '/analysis/list', prepare: chooseAnalyses },
    { name: 'check-ups', path: '/check-up/list' },
    { name: 'parent-check-up', path: '/check-up/adults/zdorovoe-serdce' },
    { name: 'about', path: '/about-us' },
    { name: 'corporate-kk', path: '/kk/corporate-clients' },
    { name: 'search', path: '/search?q=krov' },
    { name: 'not-found', path: '/no-such-page' },
    { name: 'request-dialog', path: '/', prepare: askWithoutWords },
  ],
  '390x844': [
    { name: 'home', path: '/' },
    {
      name: 'menu-kk',
      path: '/kk',
      prepare: page => page.getByRole('link', { name: kk.shell.menu }).click(),
    },
    { name: 'services-category', path: '/services/category/stomatologiya' },
    { name: 'specialty-kk', path: '/kk/doctors-list/specialty/2-kardiolog' },
    { name: 'promotion', path: '/promotions/uzi-posle-16-00' },
    { name: 'articles', path: '/posts/list' },
    {
      name: 'analyses-chosen',
      path: '/analysis/list',
      prepare: async page => {
        await openFold(page)
        await chooseAnalyses(page)
      },
    },
    { name: 'analysis', path: '/analysis/list/oak-s-lejkocitarnoj-formuloj' },
    { name: 'estimate', path: '/analysis/estimate?ids=101,201,202' },
    { name: 'check-up', path: '/check-up/adults-details/ritm-serdca' },
    { name: 'contacts-kk', path: '/kk/contacts' },
    { name: 'request', path: '/request?kind=doctors&id=1' },
    { name: 'request-dialog', path: '/', prepare: askWithoutWords },
  ],
  '320x640': [
    { name: 'analyses-category-kk', path: '/kk/analysis/category/2-biohimiya-krovi' },
    { name: 'doctor', path: '/doctors-list/suleymenova-asel' },
    { name: 'request-accepted', path: '/request/accepted' },
  ],
  '1024x768': [
    { name: 'doctors-kk', path: '/kk/doctors-list/list' },
    { name: 'site-map', path: '/karta-sayta' },
  ],
  '1920x1080': [{ name: 'home-kk', path: '/kk' }],
}

/** Those in which photographs stand in place of drawings: of doctors, rooms and the building. */
export const picturesWithPhotographs: Readonly<Record<string, readonly Picture[]>> = {
  '1440x900': [
    { name: 'doctors', path: '/doctors-list/list' },
    { name: 'doctor', path: '/doctors-list/akhmetova-aygul' },
    { name: 'gallery', path: '/about-us', prepare: scrollTo(ru.about.gallery.title) },
  ],
  '390x844': [
    { name: 'gallery', path: '/about-us', prepare: scrollTo(ru.about.gallery.title) },
    { name: 'doctors', path: '/doctors-list/list' },
    { name: 'doctor', path: '/doctors-list/bayzhanov-timur' },
    { name: 'about', path: '/about-us' },
  ],
}
