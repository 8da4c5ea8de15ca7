import 'server-only'
import type { Metadata } from 'next'
import { getAnalyses } from '@/lib/api/analyses'
import { getDoctors } from '@/lib/api/doctors'
import { getParentCheckUps } from '@/lib/api/parent-check-ups'
import { getPosts } from '@/lib/api/posts'
import { getPromotions } from '@/lib/api/promotions'
import { getServices } from '@/lib/api/services'
import { currentLocale } from '@/lib/i18n/current'
import type { StyleguideData } from '@/lib/views/styleguide'

/** The style guide, which development alone has: no visitor sees it. */
export const styleguideScreen = {
  metadata: { title: 'Style guide', robots: { index: false } } satisfies Metadata,
  /** Throws where the backend lacks a kind of records altogether. */
  async load(): Promise<StyleguideData> {
    const locale = await currentLocale()
    const [analyses, checkUps, doctors, posts, promotions, services] = await Promise.all([
      getAnalyses(locale),
      getParentCheckUps(locale),
      getDoctors(locale),
      getPosts(locale),
      getPromotions(locale),
      getServices(locale),
    ])
    return {
      analysis: oneOf(analyses),
      checkUp: oneOf(checkUps),
      doctor: oneOf(doctors),
      post: oneOf(posts),
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
