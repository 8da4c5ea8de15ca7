import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn } from '@/lib/clinic'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getParentCheckUp, getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { checkUpPrice, priceSpan } from '@/lib/entities/check-up-prices'
import { priceOf } from '@/lib/entities/price'
import type { CheckUpOffer } from '@/lib/kinds/check-up'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import { seoText } from '@/lib/page-texts'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import {
  type AskedCheckUp,
  asked,
  checkUpCrumbs,
  withPackages,
} from '@/lib/screens/check-up-records'
import { parentPageNode } from '@/lib/seo/check-ups'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { yesNo } from './facts'
import { recordOf } from './record'
import { priceLines } from './record-prices'
import { recordText } from './record-text'
import type { Screen, ScreenProps } from './screen'

/** One parent programme. */
export interface ParentCheckUpData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly parent: ParentCheckUp
  readonly checkUps: readonly AskedCheckUp[]
  readonly others: readonly ParentCheckUp[]
}

interface ParentCheckUpPage extends ParentCheckUpData {
  readonly text: SeoAccordionText
  readonly locale: Locale
}

/** A parent programme with its check-ups, their packages and prices. */
export const parentCheckUpScreen: Screen<ParentCheckUpPage> = {
  async load(props) {
    const { locale, parent, parents } = await readParent(props)
    const [text, checkUps, packages] = await Promise.all([
      seoText(pathOf('parentCheckUp', parent.slug), locale),
      getCheckUps(locale),
      getCheckUpPackages(locale),
    ])
    const offers = checkUps
      .filter(checkUp => checkUp.parentId === parent.id)
      .map(checkUp => withPackages(checkUp, packages))
    return {
      locale,
      text: text ?? (await textOf(parent, offers)),
      h1: text?.h1 ?? parent.name,
      crumbs: await checkUpCrumbs(parent),
      parent,
      checkUps: await Promise.all(offers.map(offer => asked(offer, locale))),
      others: parents.filter(other => other.id !== parent.id),
    }
  },
  async metadata(props) {
    const { locale, parent } = await readParent(props)
    const path = pathOf('parentCheckUp', parent.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(parent, locale)),
      ...text,
      locale,
      path,
    })
  },
  subject: ({ parent: { name, slug, minPrice } }) => ({
    name,
    path: pathOf('parentCheckUp', slug),
    price: priceOf('checkUp', minPrice),
  }),
  jsonLd({ locale, text, crumbs, parent, checkUps }) {
    const span = priceSpan(checkUps.flatMap(checkUp => checkUp.packages))
    return graphOf(
      locale,
      parentPageNode(parent, span, locale),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, pathOf('parentCheckUp', parent.slug), locale),
    )
  },
}

async function textOf({ name }: ParentCheckUp, offers: readonly CheckUpOffer[]) {
  const t = await getTranslations('seo.records')
  const lines = offers.map(({ name, packages }) => ({ name, price: checkUpPrice(packages) }))
  const programmes = priceLines(lines, (kind, values) => t(kind, values))
  return recordText(programmes ? ['parentCheckUp.price', { name, programmes }] : null)
}

async function readParent(props: ScreenProps) {
  const locale = await currentLocale()
  const parents = await getParentCheckUps(locale)
  const parent = await recordOf(props, parents, id => getParentCheckUp(locale, id))
  return { locale, parents, parent }
}

async function headOf({ name, shortDescription, minPrice }: ParentCheckUp, locale: Locale) {
  const t = await getTranslations('checkUps.parent')
  const about = {
    name,
    priced: yesNo(minPrice > 0),
    amount: formatAmount(minPrice),
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), t('plainTitle', about)),
    description: wholeSentences(t('description', { ...about, text: shortDescription })),
  }
}
