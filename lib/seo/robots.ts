import { env } from '@/lib/clinic/environment/env'

/** Parameters that do not change a page; Yandex ignores them by `Clean-param` (R18). */
const cleanParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['yclid', 'gclid', 'fbclid', '_openstat', 'from', 'etext', 'ysclid'],
  ...['sort_by', 'sort_direction', 'label', 'ids'],
]

/** Disallows the API alone: pages with `noindex` must be crawled for it to be seen. */
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
