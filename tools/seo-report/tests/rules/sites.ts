/** A crawled site that complies with every rule, and one that violates each of them. */
import type { Page } from '../../rules/page-types'
import type { Site } from '../../rules/site'
import { parseSitemap } from '../../rules/sitemap-file'
import { type Change, faqNode, marked, origin, page, urlIn } from './builders'

const locales = ['ru', 'kk'] as const
const visitors = ['curl', 'googlebot', 'yandex'] as const
const homes = { ru: origin, kk: `${origin}/kk` } as const
const homeUrls = { ru: `${origin}/`, kk: `${origin}/kk` } as const

function home(locale: 'ru' | 'kk', visitor: string): Page {
  const title = locale === 'ru' ? 'Главная' : 'Басты бет'
  return marked(
    nodes => {
      const website = { '@type': 'WebSite', '@id': `${origin}/#website` }
      const faq = faqNode(homes[locale], title, title)
      nodes.splice(0, 3, website, faq, {
        '@type': 'WebPage',
        '@id': `${homes[locale]}#page`,
        name: title,
      })
    },
    { locale, visitor, url: homeUrls[locale] },
    [
      [/<nav.*<\/nav>/, ''],
      [/<title>[^<]*/, `<title>${title}`],
      [/(name="description" content=")[^"]*/, `$1${title} «Ақ Алма»`],
      [/href="[^"]*\/services\/top"/, `href="${urlIn(locale)}"`],
      [/(rel="canonical" href=")[^"]*/, `$1${homes[locale]}`],
      [/(og:url" content=")[^"]*/, `$1${homes[locale]}`],
      [/(hreflang="ru" href=")https[^"]*/, `$1${homes.ru}`],
      [/(hreflang="kk" href=")https[^"]*/, `$1${homes.kk}`],
      [/(hreflang="x-default" href=")[^"]*/, `$1${homes.ru}`],
      [
        /href="[^"]*" hreflang="(ru|kk)">(?=ru|kk)/,
        `href="${homeUrls[locale === 'ru' ? 'kk' : 'ru']}" hreflang="$1">`,
      ],
    ],
  )
}

const contacts: readonly Change[] = [
  ['</main>', '<a href="tel:+77990000101">а</a><a href="mailto:a@clinic.example">б</a></main>'],
]

const image = `${origin}/images/uzi.webp`
const alternates = (urls: { ru: string; kk: string }) =>
  Object.entries({ ...urls, 'x-default': urls.ru })
    .map(([code, href]) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
    .join('')
const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${locales
  .map(
    locale => `<url><loc>${homes[locale]}</loc>${alternates(homes)}</url>
<url><loc>${urlIn(locale)}</loc><lastmod>2026-01-01</lastmod>${alternates({ ru: urlIn('ru'), kk: urlIn('kk') })}<image:image><image:loc>${image}</image:loc></image:image></url>`,
  )
  .join('\n')}
</urlset>`

const robots = `User-agent: *
Allow: /

User-agent: Yandex
Clean-param: utm_source&utm_medium&utm_campaign&utm_content&utm_term&yclid&gclid&fbclid&_openstat&from&etext&ysclid&sort_by&sort_direction&label

Sitemap: ${origin}/sitemap.xml`

const hiddenChanges: readonly Change[] = [
  ['index, follow', 'noindex, follow'],
  [/<link rel="canonical".*>/, ''],
  ['application/ld+json', 'text/plain'],
]
const target = { status: 200, location: undefined, indexable: true, from: `${origin}/` }
const file = { status: 200, bytes: 10, width: 1200, height: 630 }
const language = {
  says: 'a guess',
  url: `${origin}/`,
  status: 200,
  location: undefined,
  lang: 'ru',
}
const moved = { url: `${origin}/services`, visitor: 'curl', body: '' }

/** Complies with every rule, without a contacts page. */
export const good: Site = {
  origin,
  referencePages: [],
  pages: visitors.flatMap(visitor =>
    locales.flatMap(locale => [home(locale, visitor), page([], { locale, visitor })]),
  ),
  hidden: [page(hiddenChanges, { url: `${origin}/search` })],
  missing: [
    { page: page(hiddenChanges, { url: `${origin}/nothing`, status: 404 }), headStatus: 404 },
  ],
  redirects: [
    {
      from: `${origin}/services`,
      to: `${origin}/services/top`,
      targetStatus: 200,
      response: { ...moved, status: 308, headers: { location: '/services/top' } },
    },
  ],
  variants: [
    {
      rule: 'R15',
      url: `${urlIn('ru')}/`,
      canonical: urlIn('ru'),
      status: 308,
      location: urlIn('ru'),
      pageCanonical: undefined,
    },
  ],
  languages: [{ ...language, expected: { status: 200, lang: 'ru' } }],
  sitemap: parseSitemap(`${origin}/sitemap.xml`, xml),
  robots,
  links: new Map([[urlIn('ru'), target]]),
  pictures: new Map([
    [image, file],
    [`${origin}/images/og.png`, file],
  ]),
}

/** Violates every rule. */
export function broken(): Site {
  const faq = { '@type': 'FAQPage', mainEntity: { '@type': 'Question', name: 'Больно?' } }
  const wrong: readonly Change[] = [
    [/<h1>.*<\/h1>/, '<h1 id="main">а</h1><h1>а</h1><h3>б</h3><a href="/only">в</a>'],
    [/(rel="canonical" href=")/, '$1http://a.example/'],
    [/(og:image" content=")/, '$1/'],
    [/hreflang="(ru|kk)">(?=ru|kk)/, '>'],
    ['</main>', `<p aria-busy="true">Запись на приём</p><p>${'а'.repeat(460 * 512)}</p></main>`],
    ['@context', '@text'],
    ['</title>', '…</title>'],
    ['<title>', `<style>${'a'.repeat(33_000)}</style><title>`],
  ]
  const nodes = [
    { ...faq, '@id': `${origin}/#a`, review: [], provider: { '@id': `${origin}/#b` } },
    { '@type': 'HowTo', '@id': `${origin}/#a`, url: '/a', priceRub: 1 },
    { '@type': 'IndividualPhysician', '@id': `${origin}/#c` },
  ]
  const bad = (locale: 'ru' | 'kk', visitor: string, url: string) =>
    marked(
      list => list.splice(0, 3, ...nodes),
      { locale, visitor, url, headers: { vary: '' } },
      wrong,
    )
  const alike = Array.from({ length: 13 }, (_, index) =>
    marked(list => list.push({ '@type': 'Answer', '@id': `${origin}/#d`, text: 'Да' }), {
      url: `${origin}/alike-${index}`,
    }),
  )
  const siteMap = page(contacts, { url: `${origin}/karta-sayta` })
  const phone = page(
    [
      [/<p>Врач.*<\/p>/, ''],
      [/<h1>/, '<h1>Ещё '],
      ['/services/top', '/services/other'],
    ],
    { visitor: 'googlebot', url: `${origin}/karta-sayta` },
  )
  return {
    ...good,
    pages: [
      siteMap,
      phone,
      ...alike,
      ...locales.flatMap(locale =>
        ['curl', 'googlebot'].flatMap(visitor => [
          bad(locale, visitor, homeUrls[locale]),
          bad(locale, visitor, urlIn(locale)),
        ]),
      ),
    ],
    hidden: [page([], { url: `${origin}/search` })],
    missing: [
      { page: page([['index, follow', 'noindex']], { url: `${origin}/nothing` }), headStatus: 200 },
    ],
    redirects: good.redirects.map(each => ({ ...each, targetStatus: 404 })),
    variants: good.variants.map(each => ({ ...each, status: 200 })),
    languages: [{ ...language, expected: { status: 200, lang: 'kk' } }],
    sitemap: parseSitemap(
      `${origin}/sitemap.xml`,
      xml
        .replace('2026-01-01', 'now')
        .replace('</urlset>', `<url><loc>${origin}/unvisited</loc></url></urlset>`),
    ),
    robots: robots.replace('Allow: /', 'Disallow: /'),
    links: new Map([
      [`${origin}/new`, target],
      [`${origin}/new?a=1`, { ...target, status: 308 }],
    ]),
    pictures: new Map([[image, { ...file, status: 404 }]]),
  }
}
