/** Feeds for other sites: their data and their responses. */
import 'server-only'
import { clinicIn } from '@/lib/clinic'
import { env } from '@/lib/clinic/environment/env'
import { getArticles } from '@/lib/content/client/articles'
import { getDoctors } from '@/lib/content/client/doctors'
import type { Locale } from '@/lib/routing/locales'
import { messagesOf } from '@/lib/routing/messages'
import { pathOf } from '@/lib/routing/routes'
import { articlesRss } from '@/lib/seo/feeds/rss'
import { yandexDoctorsXml } from '@/lib/seo/feeds/yandex-doctors'
import { pageListing } from '@/lib/seo/listing'

/** The news and articles of one language. @throws BackendError */
export async function articlesFeed(locale: Locale): Promise<Response> {
  const [all, { articles: labels }, isListed] = await Promise.all([
    getArticles(locale),
    messagesOf(locale),
    pageListing(),
  ])
  const articles = all.filter(({ slug }) => isListed(pathOf('article', slug), locale))
  const title = `${labels.h1} | ${clinicIn(locale).name}`
  const xml = articlesRss({ locale, title, description: labels.lead, articles: articles })
  return xmlResponse(xml, 'application/rss+xml')
}

/** The doctors for Yandex; 404 unless the clinic publishes them. @throws BackendError */
export async function yandexDoctorsFeed(): Promise<Response> {
  if (!env().YANDEX_DOCTORS_FEED) return new Response('Not Found\n', { status: 404 })
  const [all, { doctors: labels }, isListed] = await Promise.all([
    getDoctors('ru'),
    messagesOf('ru'),
    pageListing(),
  ])
  const doctors = all.filter(({ slug }) => isListed(pathOf('doctor', slug), 'ru'))
  const dates = doctors.flatMap(({ updatedAt }) => (updatedAt ? [Date.parse(updatedAt)] : []))
  const xml = yandexDoctorsXml({
    doctors,
    clinic: clinicIn('ru'),
    visits: { first: labels.card.first, repeated: labels.card.repeated },
    changed: dates.length > 0 ? new Date(Math.max(...dates)) : new Date(),
  })
  return xmlResponse(xml, 'application/xml')
}

function xmlResponse(xml: string, type: string): Response {
  return new Response(xml, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
}
