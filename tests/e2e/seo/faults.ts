/** Ways to break a page, each with the rule that has to detect it. */
import { localePath } from '@/lib/routing/locales'
import { splitLocale } from '@/lib/routing/split-locale'
import type { Fault, ProxiedResponse } from '../../support/seo/fault-proxy'

export interface KnownFault extends Fault {
  readonly says: string
  readonly rule: string
  /** Where it is reported, if not on the page itself. */
  readonly foundOn?: string
  /** In the wording of the report. */
  readonly found: RegExp
}

const inBody =
  (from: string | RegExp, to: string) =>
  ({ body }: ProxiedResponse) => ({ body: body.replace(from, to) })

/** At the end of the main part. */
const added = (html: string) => inBody('</main>', `${html}</main>`)

const without =
  (name: string) =>
  ({ headers }: ProxiedResponse) => ({
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => key !== name)),
  })

export const faults: readonly KnownFault[] = [
  {
    says: 'no canonical',
    path: '/about-us',
    change: inBody(/<link rel="canonical"[^>]*>/, ''),
    rule: 'R1',
    found: /^Не указан основной адрес \(canonical\)$/,
  },
  {
    says: 'no description',
    path: '/doctors-list/list',
    change: inBody(/<meta name="description"[^>]*>/, ''),
    rule: 'R1',
    found: /^Нет описания страницы \(description\)$/,
  },
  {
    says: 'a second h1',
    path: '/posts/list',
    change: added('<h1>Ещё статьи</h1>'),
    rule: 'R1',
    found: /^Главных заголовков h1: 2, а должен быть один$/,
  },
  {
    says: 'the title of another page',
    path: '/services/details/mrt-golovnogo-mozga',
    change: ({ body }) => ({ body: body.replace(/(<title>)[^<]*/, '$1Гастроскопия в Алматы') }),
    rule: 'R2',
    foundOn: '/services/details/gastroskopiya',
    found: /^Такой же заголовок у страницы \/services\/details\/mrt.*: «Гастроскопия в Алматы»$/,
  },
  {
    says: 'another page as the Kazakh one',
    path: '/doctors-list/kovalenko-igor',
    change: inBody(/(hrefLang="kk" href="[^"]*\/)kovalenko-igor/, '$1li-aleksandr'),
    rule: 'R4',
    found: /^Страница .*\/kk\/doctors-list\/li-aleksandr ссылается в ответ на другую/,
  },
  {
    says: 'Russian on a Kazakh page',
    path: '/kk/check-up/list',
    change: added('<p>Запишитесь на приём к нашему врачу</p>'),
    rule: 'R6',
    found: /Запишитесь на приём/,
  },
  {
    says: 'another h1 on phones',
    path: '/services/top',
    visitor: 'Googlebot',
    change: inBody(/(<h1[^>]*>)/, '$1Ещё '),
    rule: 'R9',
    found: /^Заголовок h1 на телефоне «Ещё /,
  },
  {
    says: 'no Vary',
    path: '/contacts',
    change: without('vary'),
    rule: 'R9',
    found: /^Сервер не предупреждает.*\(в Vary нет user-agent\)$/,
  },
  {
    says: 'an id that stands twice',
    path: '/promotions/list',
    change: added('<i id="broken"></i><i id="broken"></i>'),
    rule: 'R10',
    found: /^Имя элемента id="broken" использовано дважды$/,
  },
  {
    says: 'a page that does not exist, with 200',
    path: '/posts/nothing-of-the-kind',
    change: () => ({ status: 200 }),
    rule: 'R12',
    found: /^Такой страницы нет, а сервер отвечает 200 вместо 404$/,
  },
  {
    says: 'a link to a page that has moved',
    path: '/corporate-clients',
    change: added('<a href="/services">Услуги</a>'),
    rule: 'R13',
    foundOn: '/services',
    found: /^Ссылка ведёт на переехавшую страницу.* Ссылка стоит на странице \/corporate-clients$/,
  },
  {
    says: 'a page closed to crawlers',
    path: '/robots.txt',
    change: inBody(/(User-Agent: \*\n)/i, '$1Disallow: /posts/\n'),
    rule: 'R18',
    found: /^Адрес \/posts\/list закрыт от робота Googlebot$/,
  },
  {
    says: 'noindex on a page of the sitemap',
    path: '/promotions/uzi-posle-16-00',
    change: inBody('content="index, follow', 'content="noindex, follow'),
    rule: 'R19',
    found: /^Страница закрыта от поиска, а в карте сайта она есть$/,
  },
  {
    says: 'a page in the sitemap that does not exist',
    path: '/sitemap.xml',
    change: inBody(/<url><loc>(http:\/\/[^/<]*)/, '<url><loc>$1/posts/gone</loc></url>\n$&'),
    rule: 'R19',
    foundOn: '/posts/gone',
    found: /^Ответ сервера: 404$/,
  },
  {
    says: 'a clinic that another page describes',
    path: '/services/details/uzi-serdtsa',
    change: inBody(/,\{"@type":"MedicalClinic"[^{]*\{[^}]*\}\}/, ''),
    rule: 'R22',
    found: /^Разметка ссылается на .*#clinic, а такого нет$/,
  },
  {
    says: 'a doctor without an address',
    path: '/doctors-list/li-aleksandr',
    change: inBody(/("@type":"IndividualPhysician".*?)"address":\{[^}]*\},/, '$1'),
    rule: 'R22',
    found: /^В разметке у IndividualPhysician нет address$/,
  },
  {
    says: 'an empty property of the structured data',
    path: '/doctors-list/kovalenko-igor',
    change: inBody('"makesOffer":[', '"knowsLanguage":[],"makesOffer":['),
    rule: 'R22',
    found: /^В разметке пустое свойство IndividualPhysician\.knowsLanguage$/,
  },
  {
    says: 'no name of the site',
    path: '/contacts',
    change: inBody(/<meta property="og:site_name"[^>]*>/, ''),
    rule: 'R7',
    found: /^Нет тега og:site_name$/,
  },
  {
    says: 'a price in the structured data that is not shown',
    path: '/analysis/list/obshhij-analiz-krovi',
    change: inBody(/("@type":"Offer"[^}]*"price":)\d+/, '$14321'),
    rule: 'R23',
    found: /^Цены из разметки нет на странице: 4321 ₸/,
  },
  {
    says: 'ratings in the structured data',
    path: '/check-up/list',
    change: inBody('"@type":"Service"', '"aggregateRating":5,"@type":"Service"'),
    rule: 'R24',
    found: /^В разметке есть оценки: aggregateRating$/,
  },
]

/** The page whose title one of the faults duplicates. */
export const namesake: Fault = {
  path: '/services/details/gastroskopiya',
  change: inBody(/(<title>)[^<]*/, '$1Гастроскопия в Алматы'),
}

/** What the faults break besides: other rules of the same page, or pages that refer to it. */
const consequences: readonly (readonly [rule: string, path: string])[] = [
  // Without a canonical the two languages and the sitemap contradict each other.
  ['R3', '/about-us'],
  ['R4', '/about-us'],
  ['R4', '/kk/about-us'],
  ['R19', '/about-us'],
  ['R4', '/promotions/uzi-posle-16-00'],
  ['R4', '/kk/promotions/uzi-posle-16-00'],
  ['R27', '/promotions/uzi-posle-16-00'],
  ['R5', '/doctors-list/kovalenko-igor'],
  ['R19', '/doctors-list/kovalenko-igor'],
  ['R13', '/posts/gone'],
  ['R20', '/karta-sayta'],
  ['R23', '/doctors-list/list'],
  ['R10', '/posts/list'],
  // No fault: with as few doctors, what only desktops show of the list is a larger part of it.
  ['R9', '/doctors-list/list'],
  ['R9', '/kk/doctors-list/list'],
]

/** Whether a finding follows from one of the faults. */
export function isExpected({ rule, path }: { readonly rule: string; readonly path: string }) {
  const known = faults.some(
    ({ rule: broken, path: own, foundOn = own }) =>
      rule === broken && [own, foundOn, twinOf(own), twinOf(foundOn)].includes(path),
  )
  const isNamesake = rule === 'R2' && [namesake.path, twinOf(namesake.path)].includes(path)
  return known || isNamesake || consequences.some(([also, on]) => rule === also && path === on)
}

/** The same page in the other language. */
function twinOf(pathname: string): string {
  const { path, locale } = splitLocale(pathname)
  return localePath(path, locale === 'ru' ? 'kk' : 'ru')
}
