import type { useTranslations } from 'next-intl'

/** Labels of the list of analyses; islands get them as props. `{count}` stands for a number. */
export interface ListLabels {
  readonly all: string
  readonly letters: string
  readonly categories: string
  readonly find: string
  readonly findPlaceholder: string
  /** Leads from what was found back to the field. */
  readonly toFind: string
  readonly clear: string
  readonly found: string
  readonly nothing: string
  readonly searchSite: string
  readonly more: string
  readonly loading: string
  readonly failed: string
  readonly retry: string
  readonly emptyCategory: string
  readonly categoryLink: string
}

export function listLabels(
  t: ReturnType<typeof useTranslations<'analyses'>>,
  common: ReturnType<typeof useTranslations<'common'>>,
): ListLabels {
  return {
    all: common('all'),
    letters: t('letters'),
    categories: t('categories'),
    find: t('find'),
    findPlaceholder: t('findPlaceholder'),
    toFind: t('toFind'),
    clear: t('clear'),
    found: t.raw('found'),
    nothing: t('nothing'),
    searchSite: t('searchSite'),
    more: t.raw('more'),
    loading: t('loading'),
    failed: t('failed'),
    retry: t('retry'),
    emptyCategory: t('emptyCategory'),
    categoryLink: t('categoryLink'),
  }
}
