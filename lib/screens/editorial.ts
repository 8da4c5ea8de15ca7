import 'server-only'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { breadcrumbNode, clinicNode, graphOf, webPageNode } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { indexingOf } from './record'
import type { Screen } from './screen'

/** How the clinic writes and checks its articles. */
export interface EditorialData {
  readonly h1: string
  readonly lead: string
  readonly crumbs: readonly Crumb[]
  /** The parts of the editors' text, which stand open here; none where nobody wrote one. */
  readonly sections: readonly { readonly title: string; readonly html: string }[]
}

interface EditorialPage extends CompanyPage, EditorialData {
  /** Not indexed while the clinic has no articles. */
  readonly hidden: boolean | undefined
}

/** The editorial policy: its text is the page, not an accordion below it. */
export const editorialScreen: Screen<EditorialPage> = {
  async load() {
    const { text, ...common } = await companyPage('editorial')
    const { hidden } = await indexingOf('editorial', common.page.locale)
    return { ...common, text: null, hidden, sections: text?.accordionItems ?? [] }
  },
  async metadata() {
    return companyMetadata('editorial', await indexingOf('editorial', await currentLocale()))
  },
  jsonLd: ({ page, crumbs, hidden }) =>
    hidden
      ? null
      : graphOf(
          page.locale,
          clinicNode(page.locale),
          webPageNode(page),
          breadcrumbNode(crumbs, page.locale),
        ),
}
