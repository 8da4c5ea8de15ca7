/** R8: without JavaScript a page shows all that it is about. */
import type { Page } from '../page'
import { showsPrice, showsText } from '../shown'
import { type Content, finder, type PictureFile, pathOfUrl } from '../site'
import { short, type Violation } from '../violation'

/** Characters of the main part below which a page says nothing. */
const least = 200

/** @param content what editors and the backend say about the page */
export function showsItsContent(page: Page, content: Content | undefined): Violation[] {
  const violation = finder('R8', page)
  const { mainText: text } = page
  const missing = (content?.texts ?? []).filter(words => !showsText(text, words))
  return [
    ...(text.length >= least ? [] : [violation(`${text.length} characters of main text`)]),
    ...(page.busy === 0 ? [] : [violation(`${page.busy} parts are still loading`)]),
    ...missing.map(words => violation(`not on the page: "${short(words, 100)}"`)),
    ...(content?.prices ?? [])
      .filter(price => !showsPrice(text, price))
      .map(price => violation(`price ${price} ₸ is not on the page`)),
  ]
}

/** Contents whose page is not in the sitemap at all. */
export function contentHasAPage(
  contents: ReadonlyMap<string, Content>,
  urls: ReadonlySet<string>,
): Violation[] {
  return [...contents.keys()]
    .filter(url => !urls.has(url))
    .map(url => ({ rule: 'R8', url: pathOfUrl(url), found: 'a record without a page' }))
}

/** Those of the site's own, which are in `pictures` if they were asked for. */
export function picturesExist(page: Page, pictures: ReadonlyMap<string, PictureFile>): Violation[] {
  return [...new Set(page.pictures)].flatMap(url => {
    const file = pictures.get(url)
    return file && !(file.status === 200 && file.width > 0)
      ? [finder('R8', page)(`picture ${pathOfUrl(url)} answers ${file.status}`)]
      : []
  })
}
