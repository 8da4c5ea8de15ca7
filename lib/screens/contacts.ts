import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { daysOfTheYear } from '@/lib/content/today'
import type { ContactsData } from '@/lib/props/contacts'
import { currentLocale } from '@/lib/routing/current-locale'
import { contactPageNode } from '@/lib/seo/company'
import { breadcrumbNode, clinicNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { loadMissingSections } from './missing-sections'
import { loadPatientFacts } from './patient-facts'
import type { Screen } from './screen'

/** Where the clinic is and how to reach it. */
export const contactsScreen: Screen<CompanyPage & ContactsData> = {
  load: async () => ({
    ...(await companyPage('contacts')),
    specialDays: daysOfTheYear(clinicIn(await currentLocale()).hours),
    facts: loadPatientFacts(await currentLocale()),
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
