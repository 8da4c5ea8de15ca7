import { env } from '@/lib/clinic/environment/env'

/** Parameters that do not change a page; Yandex ignores them by `Clean-param` (R18). */
const cleanParameters = [
  ...['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'],
  ...['utm_referrer', 'utm_id', 'yclid', 'ymclid', 'yadclid', 'ybaip', 'yprqee', 'ysclid'],
  ...['gclid', 'gad_source', 'gad_campaignid', 'gbraid', 'wbraid', 'srsltid', '_gl', '_ga'],
  ...['fbclid', 'igsh', 'igshid', 'msclkid', 'ttclid', 'roistat', 'calltouch_tm'],
  ...['_openstat', 'from', 'etext'],
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
    ...cleanParamLines(cleanParameters),
    '',
    `Sitemap: ${env().SITE_URL}/sitemap.xml`,
    '',
  ].join('\n')
}

/** Characters of a rule that Yandex reads. */
const ruleMaxLength = 500

/** As many lines as it takes: Yandex ignores a longer one. */
export function cleanParamLines(names: readonly string[]): string[] {
  const lines: string[] = []
  for (const name of names) {
    const longer = `${lines.at(-1)}&${name}`
    if (lines.length > 0 && longer.length <= ruleMaxLength) lines.splice(-1, 1, longer)
    else lines.push(`Clean-param: ${name}`)
  }
  return lines
}
