/** R8: without JavaScript a page shows all that it is about. */
import type { Page } from '../page-types'
import { type PictureFile, pathOfUrl, routeOf, violationOn } from '../site'
import type { Violation } from '../violation'

/** Fewer characters in the main part than this count as an empty page. */
const minCharacters = 200

export function showsItsContent(page: Page): Violation[] {
  const violation = violationOn('R8', page)
  const { mainText: text } = page
  // The site map of a small clinic is short, and R20 says what has to be there.
  const isWhole = text.length >= minCharacters || routeOf(page.url) === 'siteMap'
  return [
    ...(isWhole ? [] : [violation(`${text.length} characters of main text`)]),
    ...(page.busy === 0 ? [] : [violation(`${page.busy} parts are still loading`)]),
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
