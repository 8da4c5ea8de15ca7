import { expect, type Page } from '@playwright/test'

/** Chrome's translator, and that of Yandex Browser. */
export type Translator = 'google' | 'yandex'

/** Waits until React has taken over all controls: an earlier translation is a hydration error. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    if (document.documentElement.dataset.scripts === 'loading') return false
    const controls = [...document.querySelectorAll('main :is(button, input)')]
    return controls.every(each => Object.keys(each).some(key => key.startsWith('__reactProps')))
  })
}

/**
 * Does to the open document what a translating browser does: replaces every text node by elements of
 * its own with another text node, also those that appear later, and changes the language of the
 * document. Attributes stay, and so do the words, so that a test finds them.
 */
export async function translate(page: Page, translator: Translator): Promise<void> {
  await page.evaluate(isGoogle => {
    const own = isGoogle ? 'font' : 'ya-tr-span'
    const replaced = new Map<Text, { readonly text: string; readonly shown: Element }>()
    Object.assign(window, {
      staleTexts: () =>
        [...replaced].flatMap(([node, { text, shown }]) =>
          node.data !== text && shown.isConnected ? [`${text} → ${node.data}`] : [],
        ),
    })
    const left = `${own}, script, style, noscript, textarea, svg, [translate="no"]`

    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(left)) return
      const outer = document.createElement(own)
      let inner = outer
      if (isGoogle) {
        inner = outer.appendChild(document.createElement(own))
        for (const each of [outer, inner]) each.style.verticalAlign = 'inherit'
      } else {
        outer.setAttribute('data-translated', 'true')
        outer.setAttribute('data-type', 'trSpan')
      }
      inner.append(text.data)
      replaced.set(text, { text: text.data, shown: outer })
      text.replaceWith(outer)
    }
    const wrapIn = (node: Node) => {
      const texts: Text[] = []
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      if (node instanceof Text) texts.push(node)
      while (walker.nextNode()) texts.push(walker.currentNode as Text)
      for (const text of texts) wrap(text)
    }

    const { documentElement: root, body } = document
    wrapIn(body)
    new MutationObserver(records => {
      for (const { type, target, addedNodes } of records) {
        if (type === 'characterData') wrapIn(target)
        for (const node of addedNodes) if (node.isConnected) wrapIn(node)
      }
    }).observe(body, { childList: true, characterData: true, subtree: true })
    root.lang = 'en'
    if (!isGoogle) return
    root.classList.add('translated-ltr')
    const bar = document.createElement('div')
    bar.className = 'skiptranslate'
    body.append(bar)
  }, translator === 'google')
}

/**
 * Watches a page that is translated: nothing may throw, and no text that React has changed since may
 * be shown as it was, because React still writes to the text node that the translator took away.
 */
export function watchTranslated(page: Page) {
  const thrown: string[] = []
  page.on('pageerror', error => thrown.push(error.message))
  return {
    expectCurrent: async () => {
      expect(thrown).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'staleTexts')())).toEqual([])
    },
  }
}
