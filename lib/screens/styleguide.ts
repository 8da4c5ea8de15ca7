import 'server-only'
import type { Metadata } from 'next'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServices } from '@/lib/content/client/services'
import type { StyleguideData } from '@/lib/props/styleguide'
import { currentLocale } from '@/lib/routing/current-locale'

/** The style guide, which exists in development only. */
export const styleguideScreen = {
  metadata: { title: 'Style guide', robots: { index: false } } satisfies Metadata,
  /** Throws where the backend lacks a kind of records altogether. */
  async load(): Promise<StyleguideData> {
    const locale = await currentLocale()
    const [analyses, checkUps, doctors, articles, promotions, services] = await Promise.all([
      getAnalyses(locale),
      getParentCheckUps(locale),
      getDoctors(locale),
      getArticles(locale),
      getPromotions(locale),
      getServices(locale),
    ])
    return {
      analysis: oneOf(analyses),
      checkUp: oneOf(checkUps),
      doctor: oneOf(doctors),
      article: oneOf(articles),
      promotion: oneOf(promotions),
      service: oneOf(services),
    }
  },
}

function oneOf<T>(records: readonly T[]): T {
  const [first] = records
  if (first === undefined) throw new Error('The backend has no records to draw cards with')
  return first
}
