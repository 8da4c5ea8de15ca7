import 'server-only'
import type { Metadata } from 'next'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getArticles } from '@/lib/content/client/articles'
import { getDoctors } from '@/lib/content/client/doctors'
import { getParentCheckUps } from '@/lib/content/client/parent-check-ups'
import { getPromotions } from '@/lib/content/client/promotions'
import { getServices } from '@/lib/content/client/services'
import type { Analysis } from '@/lib/kinds/analysis'
import type { Article } from '@/lib/kinds/article'
import type { Doctor } from '@/lib/kinds/doctor'
import type { ParentCheckUp } from '@/lib/kinds/parent-check-up'
import type { Promotion } from '@/lib/kinds/promotion'
import type { Service } from '@/lib/kinds/service'
import { currentLocale } from '@/lib/routing/current-locale'

/** A record of each kind, which the style guide shows as it is and with extreme values. */
export interface StyleguideData {
  readonly analysis: Analysis
  readonly checkUp: ParentCheckUp
  readonly doctor: Doctor
  readonly article: Article
  readonly promotion: Promotion
  readonly service: Service
}

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
