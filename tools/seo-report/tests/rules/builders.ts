/** A page that complies with every rule, to be broken in one place by each test. */
import { parsePage } from '../../rules/page'
import type { Page } from '../../rules/page-types'
import type { Violation } from '../../rules/violation'

export const origin = 'https://clinic.example'

const words = {
  ru: {
    path: '/services/details/uzi',
    home: '/',
    title: 'УЗИ щитовидной железы в Алматы, цена 5 200 ₸',
    description:
      'Ультразвуковое исследование щитовидной железы в клинике «Ак Алма», заключение сразу после приёма.',
    name: 'УЗИ щитовидной железы',
    clinic: 'Ак Алма',
    start: 'Главная',
    question: 'Как готовиться?',
    answer: 'Никак, подготовка не нужна.',
    text: 'Врач проводит датчиком по шее, смотрит размеры и узлы, лимфатические узлы вокруг и сразу пишет заключение. Исследование занимает десять минут, готовиться к нему не нужно. С собой возьмите прежние снимки и выписки, если они есть.',
  },
  kk: {
    path: '/kk/services/details/uzi',
    home: '/kk',
    title: 'Алматыда қалқанша бездің УДЗ, бағасы 5 200 ₸',
    description:
      '«Ақ Алма» клиникасында қалқанша безді ультрадыбыстық зерттеу, қорытынды қабылдаудан кейін бірден беріледі.',
    name: 'Қалқанша бездің УДЗ',
    clinic: 'Ақ Алма',
    start: 'Басты бет',
    question: 'Қалай дайындалу керек?',
    answer: 'Дайындалудың қажеті жоқ.',
    text: 'Дәрігер датчикпен мойынды қарап, бездің көлемін, түйіндерін және айналасындағы лимфа түйіндерін тексереді, қорытындыны бірден жазады. Зерттеу он минут алады, оған дайындалудың қажеті жоқ. Бұрынғы суреттер мен үзінділер болса, өзіңізбен ала келіңіз.',
  },
} as const

type Locale = keyof typeof words

/** URL of the page in a language. */
export const urlIn = (locale: Locale) => origin + words[locale].path

export function htmlIn(locale: Locale): string {
  const { path, home, title, description, name, clinic, start, text, question, answer } =
    words[locale]
  const url = origin + path
  const other = locale === 'ru' ? 'kk' : 'ru'
  const openGraph = { ru: 'ru_RU', kk: 'kk_KZ' }
  const graph = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Service',
        '@id': `${url}#service`,
        url,
        name,
        image: `${origin}/images/uzi.webp`,
        provider: { '@id': `${origin}/#clinic` },
        offers: { '@type': 'Offer', url, price: 5200, priceCurrency: 'KZT' },
      },
      {
        '@type': 'BreadcrumbList',
        '@id': `${url}#breadcrumbs`,
        itemListElement: [
          {
            '@type': 'ListItem',
            position: 1,
            name: start,
            item: home === '/' ? origin : origin + home,
          },
          { '@type': 'ListItem', position: 2, name, item: url },
        ],
      },
      faqNode(url, question, answer),
      clinicNode(clinic, origin + home),
    ],
  }
  return `<!DOCTYPE html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta name="description" content="${description}">
<meta name="robots" content="index, follow">
<link rel="canonical" href="${url}">
<link rel="alternate" hreflang="ru" href="${origin}${words.ru.path}">
<link rel="alternate" hreflang="kk" href="${origin}${words.kk.path}">
<link rel="alternate" hreflang="x-default" href="${origin}${words.ru.path}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:site_name" content="${clinic}">
<meta property="og:type" content="website">
<meta property="og:url" content="${url}">
<meta property="og:image" content="${origin}/images/og.png">
<meta property="og:image:width" content="1200">
<meta property="og:image:height" content="630">
<meta property="og:image:alt" content="${title}">
<meta property="og:locale" content="${openGraph[locale]}">
<meta property="og:locale:alternate" content="${openGraph[other]}">
<meta name="twitter:card" content="summary_large_image">
<script type="application/ld+json">${JSON.stringify(graph)}</script>
</head>
<body>
<header><a href="${home}">${start}</a><a href="${words[other].path}" hreflang="${other}">${other}</a></header>
<main id="main">
<nav aria-label="${start}"><ol><li><a href="${home}">${start}</a></li><li><span aria-current="page">${name}</span></li></ol></nav>
<h1>${name}</h1>
<img src="/images/uzi.webp" alt="${name}">
<p>${text}</p>
<details id="text-1"><summary>${question}</summary><p>${answer}</p></details>
<p id="price"><b>5&nbsp;200</b> ₸</p>
<a id="list" href="${home === '/' ? '' : home}/services/top">${start}</a>
</main>
<footer><a href="tel:+77990000101">+7 (799) 000-01-01</a> ${clinic}</footer>
</body>
</html>`
}

/** The clinic's node, as on every page. */
function clinicNode(name: string, url: string) {
  return {
    '@type': 'MedicalClinic',
    '@id': `${origin}/#clinic`,
    name,
    url,
    telephone: ['+77990000101'],
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'ул. Примерная, 10',
      addressLocality: 'Алматы',
    },
  }
}

/** The questions of a page's text, as on every page. */
export function faqNode(url: string, question: string, answer: string) {
  const acceptedAnswer = { '@type': 'Answer', text: answer }
  const mainEntity = [{ '@type': 'Question', name: question, acceptedAnswer }]
  return { '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity }
}

/** A replacement that must match something, or the test would test nothing. */
export type Change = readonly [from: string | RegExp, to: string]

export interface About {
  readonly locale?: Locale
  readonly url?: string
  readonly status?: number
  readonly visitor?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** The page with the given changes to its HTML. */
export function page(changes: readonly Change[] = [], about: About = {}): Page {
  const { locale = 'ru', url = urlIn(locale), status = 200, visitor = 'curl' } = about
  const headers = {
    vary: 'rsc, User-Agent, Sec-CH-UA-Mobile, Cookie, Accept-Encoding',
    ...about.headers,
  }
  return parsePage({ url, status, visitor, headers, body: changed(htmlIn(locale), changes) })
}

export function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((current, [from, to]) => {
    const next = current.replace(from, to)
    if (next === current) throw new Error(`${from} is not in the text`)
    return next
  }, text)
}

/** Pages by URL. */
export function indexed(...pages: readonly Page[]): Map<string, Page> {
  return new Map(pages.map(each => [each.url, each]))
}

type Nodes = Record<string, unknown>[]

/** The page with changed structured data. */
export function marked(
  change: (nodes: Nodes) => void,
  about: About = {},
  changes: readonly Change[] = [],
): Page {
  const html = htmlIn(about.locale ?? 'ru')
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  const graph = JSON.parse(json) as { '@graph': Nodes }
  change(graph['@graph'])
  return page([[json, JSON.stringify(graph)], ...changes], about)
}

export function founds(violations: readonly Violation[]): string[] {
  return violations.map(({ found }) => found)
}
