/**
 * The texts that the editors write for pages: one file per page and language, loaded only for the
 * page that is rendered. To add a page, write `{key}.ru.ts` and `{key}.kk.ts` and a row below;
 * a page without a row takes its title and description from its own content.
 */
import type { Locale } from '@/lib/i18n/locales'
import { textKey } from './key'
import type { SeoText } from './types'

type Load = () => Promise<{ default: SeoText }>
type Page = Readonly<Record<Locale, Load>> & { readonly path: string }

/**
 * By `textKey` of the path. The path stands beside it because the last segment alone is not
 * enough: a promotion with the slug `check-up` must not take the words of the programmes' page.
 */
// biome-ignore format: a table, three lines to a page.
const pages = {
  home: { path: '/',
    ru: () => import('./home.ru'),
    kk: () => import('./home.kk') },
  'klinika-v-almaty': { path: '/klinika-v-almaty',
    ru: () => import('./klinika-v-almaty.ru'),
    kk: () => import('./klinika-v-almaty.kk') },
  'med-centr-v-almaty': { path: '/med-centr-v-almaty',
    ru: () => import('./med-centr-v-almaty.ru'),
    kk: () => import('./med-centr-v-almaty.kk') },
  'medcentr-v-almaty': { path: '/medcentr-v-almaty',
    ru: () => import('./medcentr-v-almaty.ru'),
    kk: () => import('./medcentr-v-almaty.kk') },
  'medicinskiy-centr-v-almaty': { path: '/medicinskiy-centr-v-almaty',
    ru: () => import('./medicinskiy-centr-v-almaty.ru'),
    kk: () => import('./medicinskiy-centr-v-almaty.kk') },
  services: { path: '/services/top',
    ru: () => import('./services.ru'),
    kk: () => import('./services.kk') },
  'doctors-list': { path: '/doctors-list/list',
    ru: () => import('./doctors-list.ru'),
    kk: () => import('./doctors-list.kk') },
  promotions: { path: '/promotions/list',
    ru: () => import('./promotions.ru'),
    kk: () => import('./promotions.kk') },
  cosmetology: { path: '/promotions/category/cosmetology',
    ru: () => import('./cosmetology.ru'),
    kk: () => import('./cosmetology.kk') },
  posts: { path: '/posts/list',
    ru: () => import('./posts.ru'),
    kk: () => import('./posts.kk') },
  analysis: { path: '/analysis/list',
    ru: () => import('./analysis.ru'),
    kk: () => import('./analysis.kk') },
  'check-up': { path: '/check-up/list',
    ru: () => import('./check-up.ru'),
    kk: () => import('./check-up.kk') },
  'about-us': { path: '/about-us',
    ru: () => import('./about-us.ru'),
    kk: () => import('./about-us.kk') },
  contacts: { path: '/contacts',
    ru: () => import('./contacts.ru'),
    kk: () => import('./contacts.kk') },
  'corporate-clients': { path: '/corporate-clients',
    ru: () => import('./corporate-clients.ru'),
    kk: () => import('./corporate-clients.kk') },
  'karta-sayta': { path: '/karta-sayta',
    ru: () => import('./karta-sayta.ru'),
    kk: () => import('./karta-sayta.kk') },
} as const satisfies Record<string, Page>

export type TextKey = keyof typeof pages

/** Every page that has texts, in the order of the table. */
export const textKeys = Object.keys(pages) as readonly TextKey[]

/** The page a text belongs to, without language prefix: `services` is `/services/top`. */
export function pathOfText(key: TextKey): string {
  return pages[key].path
}

/** The text of a page, its path without language prefix; `null` for a page without one. */
export async function seoText(path: string, locale: Locale): Promise<SeoText | null> {
  const key = textKeys.find(candidate => candidate === textKey(path))
  if (!key || pages[key].path !== path) return null
  return (await pages[key][locale]()).default
}
