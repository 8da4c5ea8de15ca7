import { env } from '@/lib/clinic/environment/env'

/** Parameters that change nothing about a page (R18). Yandex folds addresses by them. */
const cleanParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['yclid', 'gclid', 'fbclid', '_openstat', 'from', 'etext', 'ysclid'],
  ...['sort_by', 'sort_direction', 'label', 'ids'],
]

/** Everything is open but the API: pages that stay out of the index say so themselves. */
export function robotsTxt(): string {
  const rules = ['Allow: /', 'Disallow: /api/']
  return [
    'User-agent: *',
    ...rules,
    '',
    'User-agent: Yandex',
    ...rules,
    `Clean-param: ${cleanParameters.join('&')}`,
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ].join('\n')
}
