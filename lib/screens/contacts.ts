import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import type { SpecialDays } from '@/lib/clinic/hours'
import type { PatientFact } from '@/lib/clinic/patient-facts'
import { daysOfTheYear } from '@/lib/content/today'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import type { MissingSections } from '@/lib/routing/navigation'
import { contactPageNode } from '@/lib/seo/company'
import { breadcrumbNode, clinicNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import { loadMissingSections } from './missing-sections'
import { loadPatientFacts } from './patient-facts'
import type { Screen } from './screen'

/** What the contacts page shows beside the clinic's own facts. */
export interface ContactsData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** URL of an embeddable map; `null`: there is only the drawn one. */
  readonly mapUrl: string | null
  /** Days still to come that differ from the week. */
  readonly specialDays: readonly SpecialDays[]
  /** How to pay, whose policies count, where results are. */
  readonly facts: readonly PatientFact[]
  /** No tile leads to them. */
  readonly missing: MissingSections
}

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
