/** What is between this page and the ones before and after it: loaded when this page has loaded. */
import { markLinksInView } from './links-in-view'
import { movePictures } from './moving-pictures'
import { openKeptDetails } from './open-details'

export function connectPages(): void {
  openKeptDetails()
  movePictures()
  markLinksInView()
}
