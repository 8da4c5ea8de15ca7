import { z } from 'zod'
import { env } from '@/lib/clinic/environment/env'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getServices } from '@/lib/content/client/services'
import { searchSite } from '@/lib/content/client/site-search'
import { recordById } from '@/lib/content/slugs'
import type { Analysis } from '@/lib/kinds/analysis'
import type { Service } from '@/lib/kinds/service'
import type { Locale } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { readableLeaflet } from '@/lib/screens/leaflet'
import { absoluteUrl } from '@/lib/seo/metadata'
import { plainText } from '@/lib/text/plain-text'
import { proseOf } from '@/lib/text/prose'
import { language, tool, words } from '../tool'

/** Each may have a page of text. */
const most = { perKind: 3, total: 5, articles: 0 }

export const preparation = tool({
  name: 'preparation',
  title: 'Preparation',
  description:
    'How to prepare for a lab analysis or an examination: what may be eaten and drunk before, what is taken, in how many days the result is there, from what age it is done and how blood is taken from small children. At most five that fit the words.',
  input: z.strictObject({ language, query: words.describe('What is to be prepared for') }),
  async run({ language: locale, query }) {
    const [analyses, services, inLab, others] = await Promise.all([
      getAnalyses(locale),
      getServices(locale),
      searchSite(locale, query, 'analysis', '', most),
      searchSite(locale, query, 'services', '', most),
    ])
    const items = [
      ...inLab.hits
        .flatMap(({ record }) => recordById(analyses, record) ?? [])
        .map(each => ofAnalysis(each, locale)),
      ...others.hits
        .flatMap(({ record }) => recordById(services, record) ?? [])
        .map(each => ofService(each, locale)),
    ]
    return { items: items.slice(0, most.total), url: absoluteUrl(pathOf('analyses'), locale) }
  },
})

function ofAnalysis(analysis: Analysis, locale: Locale) {
  const { slug, name, sample, resultDays: days, document } = analysis
  const { minAgeMonths, childBlood, childNote } = analysis
  return {
    name: plainText(name),
    ...(sample && { sample }),
    ...(days !== null && { resultDays: days }),
    ...(minAgeMonths !== null && { fromMonthsOfAge: minAgeMonths }),
    ...(childBlood && { bloodOfSmallChildren: childBlood }),
    ...(childNote && { children: childNote }),
    ...instructions(plainText(analysis.preparation), document, locale),
    url: absoluteUrl(pathOf('analysis', slug), locale),
  }
}

function ofService({ slug, name, warning, file }: Service, locale: Locale) {
  return {
    name,
    ...instructions(warning, file, locale),
    url: absoluteUrl(pathOf('service', slug), locale),
  }
}

/** What is said of it, and the leaflet with its text; neither when nothing is said. */
function instructions(text: string, document: string | null, locale: Locale) {
  const leaflet = readableLeaflet(document, locale)
  return {
    ...(text && { preparation: text }),
    ...(leaflet && { leaflet: proseOf(leaflet.html) }),
    ...(document && { document: new URL(document, env().SITE_URL).href }),
  }
}
