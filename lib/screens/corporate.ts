import 'server-only'
import { getTranslations } from 'next-intl/server'
import { clinicIn, companyQuestions, companyTerms } from '@/lib/clinic'
import type { Crumb } from '@/lib/routing/crumbs'
import { currentLocale } from '@/lib/routing/current-locale'
import { pathOf } from '@/lib/routing/routes'
import { breadcrumbNode, clinicNode, faqNodes, graphOf } from '@/lib/seo/jsonld'
import { serviceNode } from '@/lib/seo/service'
import { type CompanyPage, companyMetadata, companyPage } from './company'
import type { Screen } from './screen'
import type { Subject } from './subject'
import { whatsappOf } from './whatsapp'

export interface Question {
  readonly question: string
  readonly answer: string
}

/** What the page for companies shows. */
export interface CorporateData {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** Those to which the clinic's terms have an answer, three at most (B62). */
  readonly questions: readonly Question[]
  /** The messenger's link, with a message about this page. */
  readonly whatsapp: string
}

/** Insurance and deposit for companies. */
export const corporateScreen: Screen<CompanyPage & CorporateData> = {
  async load() {
    const terms = companyTerms(clinicIn(await currentLocale()))
    const [common, t] = await Promise.all([
      companyPage('corporate'),
      getTranslations('corporate.questions'),
    ])
    const questions = companyQuestions(terms).map(key => ({
      question: t(`${key}.question`),
      answer: t(`${key}.answer`, terms),
    }))
    const whatsapp = await whatsappOf(subjectOf(common), await currentLocale())
    return { ...common, questions, whatsapp }
  },
  metadata: () => companyMetadata('corporate'),
  subject: subjectOf,
  jsonLd({ page, h1, crumbs, questions, text }) {
    const { locale, path, description } = page
    const asked = questions.map(({ question, answer }) => ({ title: question, html: answer }))
    const accordionItems = [...asked, ...(text?.accordionItems ?? [])]
    const { insurance, pictures } = clinicIn(locale)
    const image = pictures.corporate
    const insurer = insurance?.insurer.name
    return graphOf(
      locale,
      clinicNode(locale),
      serviceNode({ locale, path, name: h1, description, image, insurer }),
      breadcrumbNode(crumbs, locale),
      ...faqNodes({ accordionItems }, path, locale),
    )
  },
}

function subjectOf({ h1 }: Pick<CompanyPage, 'h1'>): Subject {
  return { name: h1, path: pathOf('corporate') }
}
