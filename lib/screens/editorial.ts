import 'server-only'
import type { EditorialData } from '@/lib/props/editorial'
import { breadcrumbNode, clinicNode, graphOf, webPageNode } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import type { Screen } from './screen'

/** The editorial policy: its text is the page, not an accordion below it. */
export const editorialScreen: Screen<CompanyPage & EditorialData> = {
  async load() {
    const { text, ...common } = await companyPage('editorial')
    return { ...common, text: null, sections: text?.accordionItems ?? [] }
  },
  metadata: () => companyMetadata('editorial'),
  jsonLd: ({ page, crumbs }) =>
    graphOf(
      page.locale,
      clinicNode(page.locale),
      webPageNode(page),
      breadcrumbNode(crumbs, page.locale),
    ),
}
