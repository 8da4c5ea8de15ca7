import 'server-only'
import { getTranslations } from 'next-intl/server'
import { type Fasting, type Preparation, preparationFor } from '@/lib/calculator/preparation'
import { clinicIn } from '@/lib/clinic'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUp, getCheckUps } from '@/lib/content/client/check-ups'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { includedIn, preparedFor } from '@/lib/content/client/sold'
import { pricedParts } from '@/lib/entities/check-up-parts'
import { checkUpPrice } from '@/lib/entities/check-up-prices'
import type { Related } from '@/lib/entities/related'
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
  type CheckUpLine,
  checkUpCrumbs,
  lineOf,
  subjectOf,
  withPackages,
} from '@/lib/screens/check-up-records'
import { type AudienceLabels, checkUpNode } from '@/lib/seo/check-ups'
import { breadcrumbNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { fittingTitle } from '@/lib/seo/titles'
import { wholeSentences } from '@/lib/text/excerpt'
import { formatAmount } from '@/lib/text/money'
import { saidAs } from './facts'
import { readableLeaflet } from './leaflet'
import { optional } from './optional'
import { recordOf } from './record'
import { priceLines } from './record-prices'
import { recordText } from './record-text'
import { relatedToCheckUp } from './related'
import type { Screen, ScreenProps } from './screen'

/** One check-up. */
export interface CheckUpData {
  readonly h1: string
  readonly relations: Related
  readonly crumbs: readonly Crumb[]
  readonly checkUp: AskedCheckUp
  /** `null` when the backend names a parent that is not there. */
  readonly parent: ParentCheckUp | null
  /** How to prepare for all that its packages include; texts that the sanitiser has passed. */
  readonly preparation: Preparation<{ readonly title: string }>
  /** The longest time without food for each package, where it is not the same for all of them. */
  readonly fasting: readonly { readonly name: string; readonly fasting: Fasting }[]
  /** The other check-ups of the parent. */
  readonly siblings: readonly CheckUpLine[]
}

interface CheckUpPage extends CheckUpData {
  readonly text: SeoAccordionText
  readonly locale: Locale
  readonly audiences: AudienceLabels
}

/** One check-up: its packages, what they include and cost. */
export const checkUpScreen: Screen<CheckUpPage> = {
  async load(props) {
    const data = await readCheckUp(props)
    const { locale, offer, parent, siblings } = data
    const [text, t, crumbs, relations, preparation] = await Promise.all([
      seoText(pathOf('checkUp', offer.slug), locale),
      getTranslations('checkUps.package'),
      checkUpCrumbs(parent, offer),
      relatedToCheckUp(offer, locale),
      preparationIn(offer, locale),
    ])
    return {
      locale,
      text: text ?? (await textOf(data)),
      audiences: { male: t('male'), female: t('female'), general: t('general') },
      h1: text?.h1 ?? offer.name,
      crumbs,
      checkUp: await asked(offer, locale),
      parent,
      siblings,
      relations,
      ...preparation,
    }
  },
  async metadata(props) {
    const data = await readCheckUp(props)
    const { locale, offer } = data
    const path = pathOf('checkUp', offer.slug)
    const text = await seoText(path, locale)
    return pageMetadata({
      ...(await headOf(data)),
      ...text,
      locale,
      path,
    })
  },
  subject: ({ checkUp }) => subjectOf(checkUp),
  jsonLd: ({ locale, text, crumbs, checkUp: offer, audiences, relations }) =>
    graphOf(
      locale,
      checkUpNode(offer, audiences, relations, locale),
      breadcrumbNode(crumbs, locale),
      ...faqNodes(text, pathOf('checkUp', offer.slug), locale),
    ),
}

/** Of all its packages; the time without food of each where it is not the same in all. */
async function preparationIn(offer: CheckUpOffer, locale: Locale) {
  const { serviceIds: services, analysisIds: analyses, packages } = offer
  const all = {
    ...includedIn(packages.flatMap(own => pricedParts(own, offer))),
    services,
    analyses,
  }
  const of = async (record: typeof all) =>
    preparationFor(await optional(preparedFor(locale, [], [record]), []), document =>
      readableLeaflet(document, locale),
    )
  const preparation = await of(all)
  const each = await Promise.all(
    packages.map(async own => ({
      name: own.name,
      fasting: (await of(includedIn(pricedParts(own, offer)))).fasting,
    })),
  )
  const hours = new Set(each.map(({ fasting }) => `${fasting?.hours} ${fasting?.fed}`))
  return {
    preparation,
    fasting:
      hours.size > 1
        ? each.flatMap(({ name, fasting }) => (fasting ? [{ name, fasting }] : []))
        : [],
  }
}

async function readCheckUp(props: ScreenProps) {
  const locale = await currentLocale()
  const [checkUps, parents, packages] = await Promise.all([
    getCheckUps(locale),
    optional(getParentCheckUps(locale), []),
    getCheckUpPackages(locale),
  ])
  const found = await recordOf(props, checkUps, id => getCheckUp(locale, id))
  const others = checkUps.filter(({ id }) => id !== found.id)
  return {
    locale,
    offer: withPackages(found, packages),
    parent: parents.find(({ id }) => id === found.parentId) ?? null,
    siblings: others
      .filter(({ parentId }) => parentId === found.parentId)
      .map(sibling => lineOf(withPackages(sibling, packages))),
    hasNamesake: others.some(({ name }) => name === found.name),
  }
}

type Found = Awaited<ReturnType<typeof readCheckUp>>

/** Titles are unique: a name that another check-up has, too, gets the parent's (R2). */
function uniqueName({ offer, parent, hasNamesake }: Found): string {
  return hasNamesake && parent ? `${offer.name} (${parent.name})` : offer.name
}

async function textOf(found: Found) {
  const t = await getTranslations('seo.records')
  // One with a price for men and another one for women begins at the lower of them.
  const prices = found.offer.packages.map(item => ({
    name: item.name,
    price: checkUpPrice([item]),
  }))
  const packages = priceLines(prices, (kind, values) => t(kind, values))
  return recordText(packages ? ['checkUp.price', { name: uniqueName(found), packages }] : null)
}

async function headOf(found: Found) {
  const { locale, offer } = found
  const t = await getTranslations('checkUps.details')
  const name = uniqueName(found)
  const price = checkUpPrice(offer.packages)
  const about = {
    name,
    priced: saidAs(price, 'from'),
    amount: formatAmount(price.tenge),
    clinic: clinicIn(locale).name,
    ...clinicIn(locale).place,
  }
  return {
    title: fittingTitle(t('title', about), t('shortTitle', about), t('plainTitle', about)),
    description: wholeSentences(t('description', { ...about, text: offer.shortDescription })),
  }
}
