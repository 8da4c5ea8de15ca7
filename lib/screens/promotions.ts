import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getPromotions } from '@/lib/content/client/promotions'
import type { ListRoute } from '@/lib/content/listed'
import type { PromotionCategory } from '@/lib/entities/promotion-categories'
import type { Promotion } from '@/lib/kinds/promotion'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { moreCount, promotionCards } from '@/lib/screens/counts'
import { collectionGraph } from '@/lib/seo/collection'
import type { PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { allPriced } from './facts'
import { indexingOf, lastOf } from './record'
import type { Screen } from './screen'
import { sectionCrumbs } from './section-crumbs'

/** A list of promotions: all of them, or those of one category. */
export interface PromotionsData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  readonly cards: readonly Promotion[]
  /** Those beyond the cards, as lines. */
  readonly rows: readonly Promotion[]
  readonly more: readonly Promotion[]
}

interface PromotionsPage extends PromotionsData {
  readonly text: SeoText | null
  readonly page: PageNode
  /** Of those that are listed, without others that the page recommends. */
  readonly count: number
}

/** All promotions, or those of a category that has a page of its own. */
function promotionsAt(route: ListRoute, category?: PromotionCategory): Screen<PromotionsPage> {
  const path = pathOf(route)
  return {
    async load() {
      const locale = await currentLocale()
      const [all, text, texts, crumbs] = await Promise.all([
        getPromotions(locale),
        seoText(path, locale),
        textsOf(locale, category),
        promotionCrumbs({ category: category ?? null }),
      ])
      const isOther = (each: Promotion) => each.category !== category
      const more = category ? all.filter(isOther).slice(0, moreCount) : lastOfList(all)
      const shown = all.filter(each => !(category && isOther(each)) && !more.includes(each))
      return {
        text,
        page: { locale, path, ...headOf(texts), ...text },
        h1: text?.h1 ?? texts.h1,
        lead: texts.lead,
        crumbs,
        cards: shown.slice(0, promotionCards),
        rows: shown.slice(promotionCards),
        more,
        count: category ? shown.length : all.length,
      }
    },
    async metadata() {
      const locale = await currentLocale()
      const [text, texts] = await Promise.all([seoText(path, locale), textsOf(locale, category)])
      const indexing = await indexingOf(route, locale)
      return pageMetadata({ ...headOf(texts), ...text, ...indexing, locale, path })
    },
    jsonLd: ({ page, text, crumbs, cards, count }) => {
      if (cards.length === 0) return null
      const items = cards.map(({ name, slug }) => ({ name, path: pathOf('promotion', slug) }))
      return collectionGraph({ page, crumbs, text, count }, items)
    },
  }
}

/** Without the first of each category, which stays in the list as the target of its tab. */
function lastOfList(all: readonly Promotion[]): readonly Promotion[] {
  const isFirst = (one: Promotion) => all.find(each => each.category === one.category) === one
  return lastOf(all, moreCount, each => !isFirst(each))
}

async function textsOf(locale: Locale, category: PromotionCategory | undefined) {
  const t = await getTranslations('promotions')
  const priced = allPriced(await getPromotions(locale))
  return category === 'cosmetology'
    ? { h1: t('cosmetology.h1'), lead: t('cosmetology.lead') }
    : { h1: t('h1'), lead: t('lead', { priced }) }
}

function headOf({ h1, lead }: Awaited<ReturnType<typeof textsOf>>) {
  return { title: h1, description: lead }
}

/** Breadcrumbs of a list or of one promotion; cosmetology is the one category with a page. */
export async function promotionCrumbs(
  at: Pick<Promotion, 'category'> & Partial<Pick<Promotion, 'name' | 'slug'>>,
): Promise<Crumb[]> {
  const t = await getTranslations('promotions.tabs')
  return sectionCrumbs(
    'promotions',
    ...(at.category === 'cosmetology'
      ? [{ name: t('cosmetology'), path: pathOf('promotionsCosmetology') }]
      : []),
    ...(at.name && at.slug ? [{ name: at.name, path: pathOf('promotion', at.slug) }] : []),
  )
}

export const promotionsScreen = promotionsAt('promotions')
export const cosmetologyPromotionsScreen = promotionsAt('promotionsCosmetology', 'cosmetology')
