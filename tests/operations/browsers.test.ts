/**
 * All screens in Firefox on a desktop, and in WebKit on a phone: they load without errors and fit the
 * viewport, and a callback request is sent. In both browsers the search and the menu work in both
 * layouts.
 */

import { pageTypes } from '@clinic/bench/page-types'
import kk from '../../messages/kk.json'
import ru from '../../messages/ru.json'
import { problemsOfOverlays } from '../support/overlays'
import { type Breach, startBreaking } from '../support/servers/breaking'
import { findPrograms } from '../support/servers/packages.mjs'
import { type Running, siteFolder } from '../support/site'
import { until } from '../support/until'
import { startFirefox } from './support/browsers/firefox'
import type { Visitor } from './support/browsers/visitor'
import { startWebKit } from './support/browsers/webkit'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

// As in e2e: a test that fails once is reported, one that fails twice fails the run.
jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true })

const token = 'metrics-token-of-the-test'
let site: Running

beforeAll(async () => {
  const folder = siteFolder()
  cleanUp(() => folder.remove())
  site = await folder.start({ METRICS_TOKEN: token })
  cleanUp(() => site.stop())
})

/** Kazakh in the mobile layout, as its long words need the most room. */
const layouts = {
  desktop: { width: 1440, height: 900, prefix: '', words: ru },
  mobile: { width: 390, height: 740, prefix: '/kk', words: kk },
} as const

/** An expression that returns the state of the page. */
const looking = `(() => {
  const h1 = document.querySelector('h1')
  const box = h1?.getBoundingClientRect()
  const { scrollWidth, clientWidth } = document.documentElement
  return {
    h1: h1?.textContent,
    isSeen: box?.width > 0 && [...document.fonts].some(({ status }) => status === 'loaded'),
    tooWide: Math.max(0, scrollWidth - clientWidth),
    isAlive: Object.keys(document.querySelector('main') ?? {}).some(key => key.startsWith('__react')),
  }
})()`

/** Its text, the values of its fields, and the focused element. */
const dialogAsItIs = `(() => {
  const dialog = document.querySelector('dialog[open]')
  const fields = [...(dialog?.querySelectorAll('input') ?? [])]
  const values = fields.map(({ name, value, checked }) => [name, value, checked])
  return JSON.stringify([location.pathname, dialog?.innerText, values, document.activeElement.name])
})()`

/** Screens with the view of another one, and the one where a callback request is sent. */
const others = /^(landing.*|promotionsCosmetology|doctors)$/

interface Look {
  readonly h1: string | undefined
  readonly isSeen: boolean
  readonly tooWide: number
  readonly isAlive: boolean
}

const engines = {
  Firefox: {
    needs: ['firefox'],
    walks: ['desktop'],
    start: () => startFirefox(findPrograms().firefox ?? ''),
  },
  WebKit: {
    needs: ['webkitDriver', 'webkitBrowser', 'xvfb'],
    walks: ['mobile'],
    start: () => {
      const { webkitDriver = '', webkitBrowser = '', xvfb = '' } = findPrograms()
      return startWebKit({ driver: webkitDriver, browser: webkitBrowser, display: xvfb })
    },
  },
} as const

for (const [name, { needs, walks, start }] of Object.entries(engines)) {
  describeWith(...needs)(name, () => {
    let visitor: Visitor

    beforeAll(async () => {
      visitor = await start()
    })
    // Before the next browser starts, to keep the machine free.
    afterAll(() => visitor?.close())

    /** Between two documents an expression fails, which on a busy machine lasts. */
    const seen = (expression: string) =>
      until(() => visitor.look<boolean>(expression).catch(() => false))
    const isThere = (selector: string) =>
      seen(`!!document.querySelector(${JSON.stringify(selector)})`)
    async function click(selector: string): Promise<void> {
      await isThere(selector)
      await visitor.click(selector)
    }

    /** The problems of a screen, which stays open. */
    async function problemsOf(path: string, status = 200): Promise<readonly unknown[]> {
      await visitor.open(site.url + path)
      await seen(`${looking}.isAlive && ${looking}.isSeen`).catch(() => undefined)
      const { h1, isSeen, tooWide, isAlive } = await visitor.look<Look>(looking)
      // The expected 404 of a page is no error.
      const complaints = (await visitor.complaints()).filter(
        each => status === 200 || !each.includes('404'),
      )
      const isFine = h1 && isSeen && isAlive && tooWide === 0 && complaints.length === 0
      return isFine ? [] : [{ path, h1, isSeen, isAlive, tooWide, complaints }]
    }

    /** The problems of every screen in one language. */
    async function problemsOfScreens(prefix: string): Promise<readonly unknown[]> {
      const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
      const types = pageTypes(sitemap, 1)
      const screens = types.filter(type => !others.test(type.name))
      expect(screens.length).toBeGreaterThan(20)
      const problems: unknown[] = []
      for (const { paths, status } of screens) {
        const path = prefix + (paths[0] === '/' && prefix ? '' : paths[0])
        problems.push(...(await problemsOf(path, status)))
      }
      return problems
    }

    /** The message about the request; if there is none, the state of the dialog. */
    async function outcome(texts: typeof ru.request.status): Promise<string> {
      const all = JSON.stringify(Object.values(texts))
      const look = () =>
        visitor.look<string | null>(
          `${all}.find(text => document.body.innerText.includes(text)) ?? null`,
        )
      let said: string | null = null
      await until(async () => {
        said = await look()
        return said !== null
      }).catch(() => undefined)
      return said ?? visitor.look<string>(dialogAsItIs)
    }

    /** Goes from a page of the site to one whose connection breaks, and waits for its first part. */
    async function openBreaking(breach: Breach) {
      const line = await startBreaking(site.url, breach)
      cleanUp(() => line.stop())
      await visitor.open(`${site.url}/contacts`)
      await visitor.look(`setTimeout(() => { location.href = '${line.url}/doctors-list/list' })`)
      await seen(
        `document.documentElement.dataset.scripts === 'loading' && location.origin === '${line.url}'`,
      )
      return line
    }

    test.each(['closed', 'stalled'] as const)(
      'a page whose connection is %s works as without scripts after a time',
      async breach => {
        await openBreaking(breach)
        await seen(
          `!document.documentElement.dataset.scripts && !!document.querySelector('main a[href*="/request?"]')`,
        )
      },
    )

    // Both engines put an error page of their own in its place at once, where a site can do nothing.
    test('a page whose connection is reset works when it is loaded again', async () => {
      const line = await openBreaking('reset')
      await seen(`!document.querySelector('main')`)
      line.mend()
      await visitor.open(`${line.url}/doctors-list/list`)
      await seen(`${looking}.isAlive && document.documentElement.dataset.scripts === 'ready'`)
    })

    for (const layout of ['desktop', 'mobile'] as const) {
      const { width, height, prefix, words } = layouts[layout]
      describe(layout, () => {
        beforeAll(async () => {
          await visitor.open(`${site.url}${prefix}`)
          await visitor.resize(width, height)
          // The browser switches to the mobile layout by itself.
          if (layout === 'mobile') await isThere('header a[aria-haspopup=dialog]')
          else await visitor.look("document.cookie = 'layout=; path=/; max-age=0'")
          // On a busy machine the first window of WebKit took longer than a minute once.
        }, 180_000)

        if (walks.some(walked => walked === layout)) {
          test('all screens', async () => {
            expect(await problemsOfScreens(prefix)).toEqual([])
          }, 180_000)

          test('a callback request is sent', async () => {
            const before = await inboxOf()
            expect(await problemsOf(`${prefix}/doctors-list/list`)).toEqual([])
            await click('main article:has(h2) a[href*="/request?kind=doctors"]')
            await isThere('dialog[open] [name=phone]')
            await visitor.type('dialog[open] [name=name]', 'Проверка')
            await visitor.type('dialog[open] [name=phone]', '7010000077')
            await click('dialog[open] [type=checkbox]')
            await click('dialog[open] [type=submit]')
            expect(await outcome(words.request.status)).toBe(words.request.status.accepted)
            expect(await inboxOf()).toBe(before + 1)
            expect(await visitor.complaints()).toEqual([])
          })
        }

        test('"back" brings the same document, also after a dialog', async () => {
          await visitor.open(`${site.url}${prefix}/doctors-list/list`)
          await seen(`${looking}.isAlive`)
          await click('main article:has(h2) a[href*="/request?kind=doctors"]')
          await isThere('dialog[open] [name=phone]')
          await visitor.look('history.back()')
          await seen(`!document.querySelector('dialog[open]')`)
          await visitor.look('window.sameDocument = true')
          await click(`footer a[href="${prefix}/contacts"]`)
          await seen(`location.pathname.endsWith('/contacts') && ${looking}.isAlive`)
          await visitor.look('setTimeout(() => history.back())')
          await seen(`location.pathname.endsWith('/doctors-list/list')`)
          expect(await visitor.look('window.sameDocument === true')).toBe(true)
        })

        test('whatever opens after a link on the page closes in the same document', async () => {
          expect(await problemsOfOverlays(visitor, site.url + prefix, layout)).toEqual([])
        })

        test('a link to the list that is open shows all of it, and a reload what was chosen', async () => {
          const typed = `document.querySelector('main form[id] [name=ids]') && document.querySelectorAll('main form[id] [name=ids]').length`
          await visitor.open(`${site.url}${prefix}/analysis/list`)
          await seen(`${looking}.isAlive`)
          await visitor.type('main input[type=search]', 'ферритин')
          await seen(`${typed} === 1`)
          await visitor.look('setTimeout(() => location.reload())')
          await seen(
            `performance.getEntriesByType('navigation')[0].type === 'reload' && ${typed} === 1`,
          )
          await visitor.look(
            `setTimeout(() => document.querySelector('footer a[href="${prefix}/analysis/list"]').click())`,
          )
          await seen(
            `performance.getEntriesByType('navigation')[0].type === 'navigate' && ${typed} === 60`,
          )
          expect(
            await visitor.look(`document.querySelector('main input[type=search]').value`),
          ).toBe('')
        })

        test('the search shows hits, and Enter opens the page of results', async () => {
          await visitor.open(`${site.url}${prefix}/search`)
          await visitor.type('main [role=combobox]', 'кардиолог')
          await isThere('main [role=option]')
          await visitor.enter('main [role=combobox]')
          await seen(
            `location.search.startsWith('?q=') && !!document.querySelector('main section a')`,
          )
        })

        if (layout === 'mobile') {
          test('the menu opens', async () => {
            await visitor.open(`${site.url}${prefix}/contacts`)
            await seen(`${looking}.isAlive`)
            await click(`header a[aria-haspopup=dialog][aria-label="${words.shell.menu}"]`)
            await isThere('dialog[open] nav a')
          })
        }
      })
    }
  })
}

/** The number of requests in the inbox. */
async function inboxOf(): Promise<number> {
  const headers = { Authorization: `Bearer ${token}` }
  const metrics = await (await fetch(`${site.url}/api/metrics`, { headers })).json()
  return metrics.inbox
}
