/** R8: without JavaScript a page shows all that it is about. */
import { type RouteName, routes } from '@/lib/routing/routes'
import type { Page } from '../page'
import { type ExpectedContent, type PictureFile, pathOfUrl, routeOf, violationOn } from '../site'
import { short, type Violation } from '../violation'
import { showsPrice, showsText } from '../visible-text'

/** Fewer characters in the main part than this count as an empty page. */
const minCharacters = 200

/** @param content expected texts and prices, from the editors and the backend, where they are known */
export function showsItsContent(page: Page, content?: ExpectedContent): Violation[] {
  const violation = violationOn('R8', page)
  const { mainText: text } = page
  const missing = (content?.texts ?? []).filter(expected => !showsText(text, expected))
  return [
    ...(text.length >= minCharacters ? [] : [violation(`${text.length} characters of main text`)]),
    ...(page.busy === 0 ? [] : [violation(`${page.busy} parts are still loading`)]),
    ...missing.map(expected => violation(`not on the page: "${short(expected, 100)}"`)),
    ...(content?.prices ?? [])
      .filter(price => !showsPrice(text, price))
      .map(price => violation(`price ${price} ₸ is not on the page`)),
  ]
}

/** Pages that show a part of a list, or names alone. */
const partial: readonly RouteName[] = [
  'servicesTop',
  'doctorsOfSpecialty',
  'promotionsCosmetology',
  'siteMap',
]

/** Whether a page shows a record or a list of records, and must have expected content. */
function isAboutRecords(route: RouteName | undefined): boolean {
  if (!route || partial.includes(route)) return false
  return routes[route].needs !== undefined && !routes[route].hidden
}

/** @param listed URLs of the sitemap */
export function recordsHavePages(
  contents: ReadonlyMap<string, ExpectedContent>,
  listed: ReadonlySet<string>,
): Violation[] {
  const violation = (found: string) => (url: string) => ({ rule: 'R8', url: pathOfUrl(url), found })
  const pages = [...listed].filter(url => isAboutRecords(routeOf(url)))
  return [
    ...[...contents.keys()]
      .filter(url => !listed.has(url))
      .map(violation('a record without a page')),
    ...pages.filter(url => !contents.has(url)).map(violation('a page without a record')),
  ]
}

/** Checks the pictures that were requested, which are in `pictures`. */
export function picturesExist(page: Page, pictures: ReadonlyMap<string, PictureFile>): Violation[] {
  return [...new Set(page.pictures)].flatMap(url => {
    const file = pictures.get(url)
    return file && !(file.status === 200 && file.width > 0)
      ? [violationOn('R8', page)(`picture ${pathOfUrl(url)} answers ${file.status}`)]
      : []
  })
}
