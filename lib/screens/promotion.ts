import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getPromotion, getPromotions, hasEnded, promotions } from '@/lib/content/client/promotions'
import { today } from '@/lib/content/today'
import { priceOf } from '@/lib/entities/price'
import type { Related } from '@/lib/entities/related'
import type { Promotion } from '@/lib/kinds/promotion'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { moreCount } from '@/lib/screens/counts'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { serviceNode } from '@/lib/seo/service'
import { fittingTitle } from '@/lib/seo/titles'
import { clinicDay } from '@/lib/text/days'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { saidAs } from './facts'
import { promotionCrumbs } from './promotions'
import { othersOf, recordOf } from './record'
import { orNone, pointsOf, recordText } from './record-text'
import { relatedToPromotion } from './related'
import type { Screen, ScreenProps } from './screen'

/** Until when a promotion lasts. */
export interface PromotionTerm {
  /** ISO date. */
  readonly day: string
  /** The day is past. */
  readonly isOver: boolean
}

/** One promotion. */
export interface PromotionData {
  readonly crumbs: readonly Crumb[]
  readonly promotion: Promotion
  /** `null` when no last day is said. */
  readonly term: PromotionTerm | null
  readonly more: readonly Promotion[]
  readonly relations: Related
}

interface PromotionPage extends PromotionData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** One promotion. */
export const promotionScreen: Screen<PromotionPage> = {
  async load(props) {
    const { locale, record, running } = await readPromotion(props)
    const term = termOf(record)
    return {
      locale,
      text: term?.isOver ? await recordText() : await textOf(record, locale),
      promotion: record,
      term,
      crumbs: await promotionCrumbs(record),
      more: othersOf(running, record, moreCount),
      relations: await relatedToPromotion(record, locale),
    }
  },
  async metadata(props) {
    const { locale, record } = await readPromotion(props)
    const path = pathOf('promotion', record.slug)
    const head = await headOf(record, locale)
    if (termOf(record)?.isOver) return pageMetadata({ ...head, locale, path, hidden: true })
    const text = await seoText(path, locale)
    return pageMetadata({
      ...head,
      ...text,
      locale,
      path,
    })
  },
  subject: ({ promotion: { name, slug, price, priceKind } }) => ({
    name,
    path: pathOf('promotion', slug),
    price: priceOf('promotion', price, priceKind),
  }),
  jsonLd: ({ promotion: record, term, text, crumbs, relations, locale }) => {
    if (term?.isOver) return null
    const { name, description, image, price, priceKind, slug } = record
    const path = pathOf('promotion', slug)
    return graphOf(
      locale,
      serviceNode({
        ...{
          locale,
          path,
          name,
          description,
          image,
          price: priceOf('promotion', price, priceKind),
        },
        lastDay: term ? clinicDay(new Date(term.day)) : undefined,
        doctors: relations.doctors,
        relatedTo: relations.services,
      }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, path, locale),
    )
  },
}

function termOf(promotion: Promotion): PromotionTerm | null {
  const { until: day } = promotion
  return day === undefined ? null : { day, isOver: hasEnded(promotion, today()) }
}

async function textOf(promotion: Promotion, locale: Locale) {
  const { slug, name, discount, listDescription } = promotion
  const price = priceOf('promotion', promotion.price, promotion.priceKind)
  const written = await seoText(pathOf('promotion', slug), locale)
  if (written) return written
  const items = orNone(pointsOf(listDescription))
  const values = { name, amount: formatAmount(price.tenge), discount: discount ?? 'none', items }
  return recordText(
    price.kind === 'onRequest'
      ? null
      : ['promotion.price', { ...values, said: saidAs(price, 'from') }],
  )
}

async function readPromotion(props: ScreenProps) {
  const locale = await currentLocale()
  const all = await promotions.list(locale)
  const record = await recordOf(props, all, id => getPromotion(locale, id))
  return { locale, record, running: await getPromotions(locale) }
}

/** "Promotion" in every title: a service may have the same name (R2). */
async function headOf(promotion: Promotion, locale: Locale) {
  const { name, description, discount } = promotion
  const price = priceOf('promotion', promotion.price, promotion.priceKind)
  const t = await getTranslations('promotions.meta')
  const clinic = clinicIn(locale).name
  if (termOf(promotion)?.isOver) return { title: name, description: t('over', { name, clinic }) }
  const about = {
    ...{ name, clinic, text: orNone(description), discount: discount ?? 'none' },
    priced: saidAs(price, 'from'),
    amount: formatAmount(price.tenge),
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
