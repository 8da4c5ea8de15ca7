import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getPromotion, getPromotions } from '@/lib/content/client/promotions'
import { today } from '@/lib/content/today'
import type { Promotion } from '@/lib/entities/promotion'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { moreCount } from '@/lib/props/more'
import type { PromotionData, PromotionTerm } from '@/lib/props/promotions'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { fittingTitle } from '@/lib/seo/titles'
import { clinicDay } from '@/lib/text/days'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { promotionCrumbs } from './promotions'
import { languagesOf, othersOf, recordOf } from './record'
import { orNone, pointsOf, recordText, yesNo } from './record-text'
import { relatedToPromotion } from './related'
import type { Screen, ScreenProps } from './screen'

interface PromotionPage extends PromotionData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** One promotion. */
export const promotionScreen: Screen<PromotionPage> = {
  async load(props) {
    const { locale, record, promotions } = await readPromotion(props)
    return {
      locale,
      text: (await seoText(pathOf('promotion', record.slug), locale)) ?? (await textOf(record)),
      promotion: record,
      term: termOf(record),
      crumbs: await promotionCrumbs(record),
      more: othersOf(promotions, record, moreCount),
      relations: await relatedToPromotion(record, locale),
    }
  },
  async metadata(props) {
    const { locale, record } = await readPromotion(props)
    const path = pathOf('promotion', record.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(record, locale)),
      ...text,
      locale,
      path,
      languages: await languagesOf(path, getPromotions),
    })
  },
  subject: ({ promotion: { name, slug, price } }) => ({
    name,
    path: pathOf('promotion', slug),
    price,
  }),
  jsonLd: ({ promotion: record, text, crumbs, relations, locale }) => {
    const { name, description, image, price, slug } = record
    const path = pathOf('promotion', slug)
    return graphOf(
      locale,
      serviceNode({
        ...{ locale, path, name, description, image, price },
        doctors: relations.doctors,
        relatedTo: relations.services,
      }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, path, locale),
    )
  },
}

function termOf({ until: day }: Promotion): PromotionTerm | null {
  return day === undefined ? null : { day, isOver: clinicDay(new Date(day)) < today() }
}

function textOf({ name, price, discount, listDescription }: Promotion) {
  const items = orNone(pointsOf(listDescription))
  const values = { name, amount: formatAmount(price), discount: discount ?? 'none', items }
  return recordText(price > 0 ? ['promotion.price', values] : null)
}

async function readPromotion(props: ScreenProps) {
  const locale = await currentLocale()
  const promotions = await getPromotions(locale)
  const record = await recordOf(props, promotions, id => getPromotion(locale, id))
  return { locale, promotions, record }
}

/** "Promotion" in every title: a service may have the same name (R2). */
async function headOf({ name, description, price, discount }: Promotion, locale: Locale) {
  const t = await getTranslations('promotions.meta')
  const clinic = clinicIn(locale).name
  const about = {
    ...{ name, clinic, text: orNone(description), discount: discount ?? 'none' },
    priced: yesNo(price > 0),
    amount: formatAmount(price),
  }
  const titles = discount
    ? ([
        t('discounted', { name, discount, clinic }),
        t('discountedShort', { name, discount }),
      ] as const)
    : ([t('title', { name, clinic }), t('titleShort', { name })] as const)
  return {
    title: fittingTitle(...titles),
    description: wholeSentences(t('description', about)),
  }
}
