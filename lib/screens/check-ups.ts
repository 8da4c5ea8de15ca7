import 'server-only'
import { getTranslations } from 'next-intl/server'
import { getCheckUpPackages } from '@/lib/content/client/check-up-packages'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import type { CheckUpOffer } from '@/lib/kinds/check-up'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Promotion } from '@/lib/kinds/promotion'
import { seoText } from '@/lib/page-texts'
import type { SeoText } from '@/lib/page-texts/types'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import {
  type CheckUpLine,
  checkUpCrumbs,
  lineOf,
  withPackages,
} from '@/lib/screens/check-up-records'
import { faceCount } from '@/lib/screens/counts'
import { parentTeaserNode } from '@/lib/seo/check-ups'
import { collectionNodes } from '@/lib/seo/collection'
import { breadcrumbNode, faqNodes, graphOf, type PageNode } from '@/lib/seo/jsonld'
import { pageMetadata } from '@/lib/seo/metadata'
import { parentsPriced } from './facts'
import { optional } from './optional'
import { indexingOf } from './record'
import type { Screen } from './screen'

/** A parent programme with the check-ups in it. */
export interface Direction {
  readonly parent: ParentCheckUp
  readonly lines: readonly CheckUpLine[]
}

export interface Face {
  readonly id: number
  readonly image: string
}

/** The main page of check-ups. */
export interface CheckUpsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  readonly directions: readonly Direction[]
  /** Photos of some of the doctors. */
  readonly faces: readonly Face[]
  readonly promotion: Promotion | null
  readonly lead: string
}

interface CheckUpsPage extends CheckUpsData {
  readonly text: SeoText | null
  readonly page: PageNode
}

const path = pathOf('checkUps')

/** The main page of check-ups. */
export const checkUpsScreen: Screen<CheckUpsPage> = {
  async load() {
    const locale = await currentLocale()
    const t = await getTranslations('checkUps.list')
    const [text, parents, offers, doctors, promotions] = await Promise.all([
      seoText(path, locale),
      getParentCheckUps(locale),
      optional(offersIn(locale), []),
      optional(getDoctors(locale), []),
      optional(getPromotions(locale), []),
    ])
    const head = await headOf(parents)
    const linesOf = (parentId: number) =>
      offers.filter(checkUp => checkUp.parentId === parentId).map(lineOf)
    return {
      text,
      page: { locale, path, ...head, ...text },
      h1: text?.h1 ?? t('h1'),
      lead: head.description,
      crumbs: await checkUpCrumbs(),
      directions: parents.map(parent => ({ parent, lines: linesOf(parent.id) })),
      faces: doctors.flatMap(faceOf).slice(0, faceCount),
      promotion: promotions[0] ?? null,
    }
  },
  async metadata() {
    const locale = await currentLocale()
    const text = await seoText(path, locale)
    const indexing = await indexingOf('checkUps', locale)
    return pageMetadata({
      ...(await headOf(await getParentCheckUps(locale))),
      ...text,
      ...indexing,
      locale,
      path,
    })
  },
  jsonLd({ page, text, crumbs, directions }) {
    if (directions.length === 0) return null
    const parents = directions.map(({ parent }) => parent)
    const items = parents.map(({ name, slug }) => ({ name, path: pathOf('parentCheckUp', slug) }))
    return graphOf(
      page.locale,
      ...collectionNodes(page, items, items.length),
      ...parents.map(parent => parentTeaserNode(parent, page.locale)),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, path, page.locale),
    )
  },
}

/** Fails if either list does: check-ups without their packages would seem to have no price. */
async function offersIn(locale: Locale): Promise<CheckUpOffer[]> {
  const [list, packages] = await Promise.all([getCheckUps(locale), getCheckUpPackages(locale)])
  return list.map(checkUp => withPackages(checkUp, packages))
}

async function headOf(parents: readonly ParentCheckUp[]) {
  const t = await getTranslations('checkUps.list')
  return { title: t('h1'), description: t('lead', { priced: parentsPriced(parents) }) }
}

function faceOf({ id, image }: Doctor): Face[] {
  return image ? [{ id, image }] : []
}
