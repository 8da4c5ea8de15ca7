import { pathOf } from './routes'

/** Path of the page of a category of analyses, without language. */
export function categoryPath({ slug }: { readonly slug: string }): string {
  return pathOf('analysesOfCategory', slug)
}
