import type ru from '@/messages/ru.json'
import { pathOf, type RouteName } from './routes'

/** Entries of the header and of the footers; labels are message keys under `nav`. */
export interface NavigationEntry {
  readonly label: keyof (typeof ru)['nav']
  readonly route: RouteName
  readonly path: string
  /** First segment of the pages that belong to the entry. */
  readonly section: string
}

function entry(label: NavigationEntry['label'], route: RouteName): NavigationEntry {
  const path = pathOf(route)
  return { label, route, path, section: path.split('/')[1] ?? '' }
}

export const mainNavigation: readonly NavigationEntry[] = [
  entry('services', 'servicesTop'),
  entry('doctors', 'doctors'),
  entry('analyses', 'analyses'),
  entry('checkUps', 'checkUps'),
  entry('promotions', 'promotions'),
  entry('articles', 'articles'),
]

export const clinicNavigation: readonly NavigationEntry[] = [
  entry('about', 'about'),
  entry('contacts', 'contacts'),
  entry('corporate', 'corporate'),
  entry('siteMap', 'siteMap'),
]

/** Of the footers: the menu of a phone has no room for what few look for. */
export const footerNavigation: readonly NavigationEntry[] = [
  ...clinicNavigation,
  entry('priceList', 'priceList'),
  entry('editorial', 'editorial'),
]

/** Sections that the clinic has nothing for: no menu and no link names them. */
export type MissingSections = readonly RouteName[]

/** What leads to a section that has something to show. */
export function withoutMissing<T extends { readonly route: RouteName }>(
  links: readonly T[],
  missing: MissingSections,
): readonly T[] {
  return links.filter(({ route }) => !missing.includes(route))
}

/** Label of a page's section; none for pages about the clinic and for the home page. */
export function sectionOf(path: string): NavigationEntry['label'] | undefined {
  const segment = path.split('/')[1]
  return mainNavigation.find(({ section }) => section === segment)?.label
}
