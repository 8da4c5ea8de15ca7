import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn, companyTerms } from '@/lib/clinic'
import type { CorporateData } from '@/lib/props/corporate'
import { currentLocale } from '@/lib/routing/current-locale'
import { breadcrumbNode, clinicNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { serviceNode } from '@/lib/seo/service'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import type { Screen } from './screen'

/** Insurance and deposit for companies. */
export const corporateScreen: Screen<CompanyPage & CorporateData> = {
  async load() {
    const terms = companyTerms(clinicIn(await currentLocale()))
    const [common, t] = await Promise.all([
      companyPage('corporate'),
      getTranslations('corporate.questions'),
    ])
    const asked = (['family', 'changes', 'refund'] as const).filter(
      key => key !== 'refund' || terms.deposit === 'yes',
    )
    const questions = asked.map(key => ({
      question: t(`${key}.question`),
      answer: t(`${key}.answer`, terms),
    }))
    return { ...common, questions }
  },
  metadata: () => companyMetadata('corporate'),
  jsonLd({ page, h1, crumbs, questions, text }) {
    const { locale, path, description } = page
    const asked = questions.map(({ question, answer }) => ({ title: question, html: answer }))
    const accordionItems = [...asked, ...(text?.accordionItems ?? [])]
    const image = clinicIn(locale).pictures.corporate
    return graphOf(
      locale,
      clinicNode(locale),
      serviceNode({ locale, path, name: h1, description, image }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes({ accordionItems }, path, locale),
    )
  },
}
