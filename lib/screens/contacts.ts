import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import type { ContactsData } from '@/lib/props/contacts'
import { contactPageNode } from '@/lib/seo/company'
import { breadcrumbNode, clinicNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { loadMissingSections } from './missing-sections'
import type { Screen } from './screen'

/** Where the clinic is and how to reach it. */
export const contactsScreen: Screen<CompanyPage & ContactsData> = {
  load: async () => ({
    ...(await companyPage('contacts')),
    mapUrl: env().MAP_URL ?? null,
    missing: await loadMissingSections(),
  }),
  metadata: () => companyMetadata('contacts'),
  jsonLd: ({ page, crumbs, text }) =>
    graphOf(
      page.locale,
      clinicNode(page.locale),
      contactPageNode(page),
      breadcrumbNode(crumbs, page.locale),
      ...faqNodes(text, page.path, page.locale),
    ),
}
