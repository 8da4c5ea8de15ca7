/** What prepares the way to the next page: loaded when this page has loaded. */
import { markLinksInView } from './links-in-view'
import { movePictures } from './moving-pictures'

export function prepareNextPage(): void {
  movePictures()
  markLinksInView()
}
