/**
 * The editors' texts: one table over all files of `content/pages`. A failure names the file and the
 * field, so that an editor can fix it without reading code.
 */
import sanitize from 'sanitize-html'
import { clinicIn } from '@/lib/clinic'
import { seoText, textPaths } from '@/lib/page-texts'
import { fileOf } from '@/lib/page-texts/files'
import type { SeoText } from '@/lib/page-texts/types'
import { type Locale, locales } from '@/lib/routing/locales'
import { matchRoute, routes } from '@/lib/routing/routes'
import { splitLocale } from '@/lib/routing/split-locale'
import { lowestPrice } from '@/lib/text/price-range'
import { seed } from '@/tests/support/seed'

const limits = {
  title: [30, 65],
  description: [70, 170],
  keywords: [5, 10],
  accordionItems: [2, 6],
  /** Length of one item's HTML. */
  words: [60, 140],
} as const

const paths = textPaths('ru')
const files = locales.flatMap(locale =>
  paths.map(path => [fileOf(path, locale), path, locale] as const),
)

async function readText(path: string, locale: Locale): Promise<SeoText> {
  const text = await seoText(path, locale)
  if (!text) throw new Error(`${fileOf(path, locale)} is missing or wrong`)
  return text
}

/** All texts with the name of their field; HTML without its tags. */
function writings({ title, description, keywords, h1, lead, accordionItems }: SeoText) {
  return [
    { field: 'title', value: title },
    { field: 'description', value: description },
    ...(h1 === undefined ? [] : [{ field: 'h1', value: h1 }]),
    ...(lead === undefined ? [] : [{ field: 'lead', value: lead }]),
    ...keywords.map((value, index) => ({ field: `keywords[${index}]`, value })),
    ...accordionItems.flatMap((item, index) => [
      { field: `accordionItems[${index}].title`, value: item.title },
      { field: `accordionItems[${index}].html`, value: item.html.replace(/<[^>]*>/g, ' ') },
    ]),
  ]
}

function wordsOf(value: string): string[] {
  return value.toLowerCase().match(/[\p{L}\d]+(?:-[\p{L}\d]+)*/gu) ?? []
}

function size(field: keyof typeof limits, count: number, unit: string): string[] {
  const [least, most] = limits[field]
  return count < least || count > most ? [`${count} ${unit}, wanted ${least} to ${most}`] : []
}

const blocks = /<(p|ul|ol)>[\s\S]*?<\/\1>/g

/** Markup that a strict parser would change is unbalanced or not allowed. */
function markupProblems(html: string): string[] {
  const tidy = sanitize(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'a'],
    allowedAttributes: { a: ['href'] },
  })
  const at = [...html].findIndex((letter, index) => letter !== tidy[index])
  if (tidy !== html) return [`unbalanced or disallowed markup near "${html.slice(at, at + 30)}"`]
  const lists = html.match(/<([uo]l)>[\s\S]*?<\/\1>/g) ?? []
  const inLists = lists.map(list => list.replace(/<li>[\s\S]*?<\/li>|<\/?[uo]l>/g, ''))
  const outside = html.replace(blocks, '').trim()
  const loose = [outside, ...inLists.map(rest => rest.trim())].filter(Boolean)
  return [
    ...loose.map(text => `outside p and li: "${text.slice(0, 30)}"`),
    ...(/<p>(?:(?!<\/p>)[\s\S])*<li>/.test(html) ? ['li outside a list'] : []),
    ...(/<(\w+)[^>]*>\s*<\/\1>/.test(html) ? ['an empty tag'] : []),
  ]
}

/** Links lead to pages that always exist, in the language of the text. */
function linkProblems(html: string, locale: Locale, ownPath: string): string[] {
  const hrefs = [...html.matchAll(/<a href="([^"]*)">/g)].map(([, href = '']) => href)
  const bare = /<a(?! href="[^"]*">)/.test(html) ? ['a link without href'] : []
  return bare.concat(
    hrefs.flatMap(href => {
      const target = splitLocale(href)
      const match = matchRoute(target.path)
      if (target.prefix !== (locale === 'kk')) return [`link to the other language: ${href}`]
      if (!match || match.route.slugs || match.route.hidden) return [`link to no page: ${href}`]
      if (match.name.startsWith('landing')) return [`link to a landing page: ${href}`]
      return target.path === ownPath ? [`link to the page itself: ${href}`] : []
    }),
  )
}

const kazakhLetters = /[әғқңөұүһі]/gi
/** Words and endings that Kazakh does not have. "Он", "от" and "не" are Kazakh words too. */
const russianWord =
  /^(?:и|в|во|с|со|к|по|для|до|из|или|что|как|при|это|если|мы|вы|ваш|наш|его|их|нет|можно|нужно|чтобы|врач|врачи|врача)$/
const russianEnding =
  /.{3}(?:ость|ости|[еа]ние|ения|ться|тся|ого|его|[ыиая]ми|ск(?:ий|ая|ое)|н(?:ые|ый|ая|ое|ых|ым)|[аеи]ть|ует|[ая]ют)$/

function languageProblems(value: string, locale: Locale): string[] {
  const letters = value.match(/\p{Script=Cyrillic}/gu)?.length ?? 0
  const kazakh = value.match(kazakhLetters)?.length ?? 0
  if (locale === 'ru') return kazakh > 0 ? [`Kazakh letters: "${value.slice(0, 40)}"`] : []
  const foreign = wordsOf(value).filter(
    word => russianWord.test(word) || russianEnding.test(word) || /[ёъ]/.test(word),
  )
  // A long text has 8 to 20 % of them; a heading may have none.
  const few = letters > 100 && kazakh / letters < 0.06 ? ['hardly a Kazakh letter'] : []
  return [...few, ...foreign.map(word => `Russian word "${word}"`)]
}

/** Share of a text, 0 to 1, that is in the vocabulary, ignoring short words. */
function shareOf(value: string, vocabulary: ReadonlySet<string>): number {
  const words = wordsOf(value).filter(word => /\p{Script=Cyrillic}{3}/u.test(word))
  return words.filter(word => vocabulary.has(word)).length / Math.max(words.length, 1)
}

/** All sequences of four words. */
function fourWords(value: string): string[] {
  const words = wordsOf(value)
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '))
}

/** The lowest prices of the lists, as in titles. */
const cheapest = {
  analysis: lowestPrice(seed.analyses.map(({ price }) => ({ price: price ?? 0 }))),
  checkUp: lowestPrice(seed.parentCheckUps.map(({ min_price: price }) => ({ price }))),
}

const discounts = seed.promotions.map(({ discount }) => discount)

/** Prices, discounts and times that the site cannot check would become outdated unnoticed. */
function factProblems(value: string, locale: Locale): string[] {
  const { figures, hours, bloodDrawing } = clinicIn(locale)
  const open = hours.week.flat().flatMap(({ opens, closes }) => [opens, closes])
  const times: readonly string[] = [...open, figures.eveningFrom ?? '']
  const prices = [figures.imagingFrom, bloodDrawing, cheapest.analysis, cheapest.checkUp]
  const amounts = [...value.matchAll(/(\d[\d\s]*) ?(?:₸|тенге|теңге)/g)].map(([, it = '']) => it)
  return [
    ...amounts
      .filter(it => !prices.some(price => price === Number(it.replace(/\s/g, ''))))
      .map(it => `a price that is not the site's: ${it}`),
    ...[...value.matchAll(/−(\d+)\s%/g)]
      .filter(([, percent]) => !discounts.includes(Number(percent)))
      .map(([it]) => `a discount of no promotion: ${it}`),
    ...(value.match(/\d{1,2}:\d{2}/g) ?? [])
      .filter(it => !times.includes(it))
      .map(it => `a time that is not the clinic's: ${it}`),
  ]
}

function problemsOf(text: SeoText, locale: Locale, path: string): string[] {
  const { title, description, keywords, canonical, accordionItems } = text
  const named = (field: string, found: readonly string[]) => found.map(it => `${field}: ${it}`)
  const target = canonical === undefined ? null : matchRoute(canonical)
  const wrongCanonical = canonical !== undefined && (!target || canonical === path)
  return [
    ...named('title', size('title', [...title].length, 'characters')),
    ...named('description', size('description', [...description].length, 'characters')),
    ...named('keywords', size('keywords', new Set(keywords).size, 'different keywords')),
    ...named('canonical', wrongCanonical ? [`not another page: ${canonical}`] : []),
    ...named('accordionItems', size('accordionItems', accordionItems.length, 'items')),
    ...named('accordionItems[0].tag', accordionItems[0]?.tag === 'h3' ? ['h3 before any h2'] : []),
    ...writings(text).flatMap(({ field, value }) =>
      named(
        field,
        value.trim()
          ? [...languageProblems(value, locale), ...factProblems(value, locale)]
          : ['empty'],
      ),
    ),
    ...writings(text).flatMap(({ field, value }) =>
      named(field, !field.endsWith('html') && /[<>&]/.test(value) ? ['markup'] : []),
    ),
    ...accordionItems.flatMap(({ html }, index) =>
      named(`accordionItems[${index}].html`, [
        ...size('words', wordsOf(html.replace(/<[^>]*>/g, ' ')).length, 'words'),
        ...markupProblems(html),
        ...linkProblems(html, locale, path),
      ]),
    ),
  ]
}

/** Duplicate values, with their places. */
function repeated(entries: readonly (readonly [value: string, place: string])[]): string[] {
  const places = new Map<string, string[]>()
  for (const [value, place] of entries) {
    const key = wordsOf(value).join(' ')
    places.set(key, [...(places.get(key) ?? []), place])
  }
  return [...places]
    .filter(([, found]) => found.length > 1)
    .map(([value, found]) => `${found.join(' = ')}: ${value}`)
}

function sentences(html: string): string[] {
  const parts = html.split(/<\/?(?:p|ul|ol|li)>|[.!?]\s/).map(part => part.replace(/<[^>]*>/g, ' '))
  return parts.filter(part => wordsOf(part).length > 4)
}

describe('the texts of pages', () => {
  test('every file has a counterpart in the other language', () => {
    expect(textPaths('kk')).toEqual(paths)
  })

  test('every indexable page with its own URL has texts', () => {
    const fixed = Object.values(routes).filter(route => !route.slugs && !route.hidden)
    expect(fixed.map(route => route.path).filter(path => !paths.includes(path))).toEqual([])
  })

  test('there is no text for a nonexistent or noindex page', () => {
    const astray = paths.filter(path => {
      const name = matchRoute(path)?.name
      return !name || routes[name].hidden
    })
    expect(astray).toEqual([])
  })

  test.each(files)('%s complies with the rules', async (file, path, locale) => {
    const text = await readText(path, locale)
    expect(problemsOf(text, locale, path).map(it => `${file} ${it}`)).toEqual([])
  })

  test.each(paths)('%s is translated completely', async path => {
    const russianTexts = await Promise.all(paths.map(it => readText(it, 'ru')))
    const vocabulary = new Set(
      russianTexts.flatMap(text => writings(text).flatMap(({ value }) => wordsOf(value))),
    )
    const russian = await readText(path, 'ru')
    const kazakh = await readText(path, 'kk')
    // Terms are shared by both languages, up to a third of a heading; keywords consist mostly of
    // terms.
    const left = writings(kazakh)
      .filter(({ field }) => !field.startsWith('keywords'))
      .filter(({ value }) => shareOf(value, vocabulary) >= 0.5)
      .map(({ field, value }) => `${field}: left in Russian: ${value.slice(0, 40)}`)
    const fours = new Set(writings(russian).flatMap(({ value }) => fourWords(value)))
    const runs = writings(kazakh).flatMap(({ field, value }) =>
      fourWords(value).flatMap(it => (fours.has(it) ? [`${field}: left in Russian: ${it}`] : [])),
    )
    const same = kazakh.keywords.filter(it => russian.keywords.includes(it))
    const problems = [...left, ...runs, ...same.map(it => `keywords: left in Russian: ${it}`)]
    expect(problems.map(it => `${fileOf(path, 'kk')} ${it}`)).toEqual([])
    expect(`h1 ${Boolean(kazakh.h1)}, canonical ${kazakh.canonical}`).toBe(
      `h1 ${Boolean(russian.h1)}, canonical ${russian.canonical}`,
    )
  })

  test.each(locales)('there are no duplicate texts in %s', async locale => {
    const all = await Promise.all(
      paths.map(async path => ({
        name: fileOf(path, locale),
        text: await readText(path, locale),
      })),
    )
    const items = all.flatMap(({ name, text }) =>
      text.accordionItems.map((item, index) => ({
        ...item,
        at: `${name} accordionItems[${index}]`,
      })),
    )
    expect([
      ...repeated(all.map(({ name, text }) => [text.title, `${name} title`])),
      ...repeated(all.map(({ name, text }) => [text.description, `${name} description`])),
      ...repeated(all.flatMap(({ name, text }) => (text.h1 ? [[text.h1, `${name} h1`]] : []))),
      ...repeated(items.map(({ title, at }) => [title, `${at}.title`])),
      ...repeated(
        items.flatMap(({ html, at }) => sentences(html).map(it => [it, `${at}.html`] as const)),
      ),
    ]).toEqual([])
  })
})

describe('the checks themselves', () => {
  const words = 'Полезные сведения о визите, которые читатель вправе ожидать. '.repeat(10)
  const good: SeoText = {
    title: 'Контакты клиники в Алматы: адрес и телефоны',
    description: 'Адрес, карта, телефоны и почта клиники в Алматы, открыто ежедневно и без обеда.',
    keywords: ['контакты', 'адрес', 'телефон', 'часы работы', 'карта'],
    accordionItems: [
      { tag: 'h2', title: 'Где клиника?', html: `<p>${words}</p>` },
      { tag: 'h3', title: 'Как доехать?', html: `<ul>\n<li>${words}</li>\n</ul>` },
    ],
  }
  const withHtml = (html: string): SeoText => ({
    ...good,
    accordionItems: [...good.accordionItems, { tag: 'h3', title: 'Ещё?', html }],
  })

  test('a good text passes', () => {
    expect(problemsOf(good, 'ru', '/contacts')).toEqual([])
  })

  test.each<[string, SeoText, string]>([
    ['an unclosed tag', withHtml(`<p><strong>${words}</p>`), '.html: unbalanced'],
    ['a closed tag too many', withHtml(`<p>${words}</p></p>`), '.html: unbalanced'],
    ['a forbidden tag', withHtml(`<p>${words}<img src="/x.png"></p>`), '.html: unbalanced'],
    ['a style', withHtml(`<p style="color:red">${words}</p>`), '.html: unbalanced'],
    ['loose words', withHtml(`<p>${words}</p> и ещё`), '.html: outside p and li'],
    ['loose words in a list', withHtml(`<ul>и<li>${words}</li></ul>`), '.html: outside p and li'],
    ['an item outside a list', withHtml(`<p><li>${words}</li></p>`), '.html: '],
    ['an empty item', withHtml(`<p>${words}</p><ul><li></li></ul>`), '.html: an empty tag'],
    ['too few words', withHtml('<p>Коротко.</p>'), '.html: 1 words'],
    ['an unknown page', withHtml(`<p>${words}<a href="/kontakty">там</a></p>`), 'link to no page'],
    ['a redirect', withHtml(`<p>${words}<a href="/services">там</a></p>`), 'link to no page'],
    ['another site', withHtml(`<p>${words}<a href="https://x.kz">там</a></p>`), 'link to no page'],
    ['an alias', withHtml(`<p>${words}<a href="/klinika-v-almaty">там</a></p>`), 'landing page'],
    ['the page itself', withHtml(`<p>${words}<a href="/contacts">тут</a></p>`), 'page itself'],
    ['Kazakh in ru', withHtml(`<p>${words}<a href="/kk/posts/list">тут</a></p>`), 'other language'],
    ['a link without href', withHtml(`<p>${words}<a>тут</a></p>`), 'a link without href'],
    ['an old price', withHtml(`<p>${words} 15 000 ₸</p>`), "not the site's: 15 000"],
    ['an old discount', withHtml(`<p>${words} −33 %</p>`), 'no promotion: −33 %'],
    ['an old time', withHtml(`<p>${words} 9:30</p>`), "not the clinic's: 9:30"],
    ['a short title', { ...good, title: 'Контакты' }, 'title: 8 characters'],
    ['a long description', { ...good, description: words }, 'description: 610 characters'],
    ['an empty heading', { ...good, h1: ' ' }, 'h1: empty'],
    ['the same keyword twice', { ...good, keywords: ['а', 'а', 'б', 'в', 'г'] }, 'keywords: 4'],
    ['tags in a title', { ...good, title: `<b>${good.title}</b>` }, 'title: markup'],
    ['a canonical of nowhere', { ...good, canonical: '/x' }, 'canonical: not another page'],
    ['a canonical of its own', { ...good, canonical: '/contacts' }, 'canonical: not another page'],
    ['Kazakh letters', { ...good, h1: 'Байланыс және карта' }, 'h1: Kazakh letters'],
  ])('%s is reported', (_, text, problem) => {
    expect(problemsOf(text, 'ru', '/contacts').join('\n')).toContain(problem)
  })

  test.each([
    ['Клиниканың мекенжайы и телефоны', 'Russian word "и"'],
    ['Запишитесь сегодня, консультация в удобное время', 'Russian word "в"'],
    ['Врач осмотрит пациента и назначит лечение. '.repeat(4), 'hardly a Kazakh letter'],
    ['Алғашқы консультация, качественная диагностика', 'Russian word "качественная"'],
  ])('Russian left in Kazakh is reported: %s', (value, problem) => {
    expect(languageProblems(value, 'kk').join('\n')).toContain(problem)
  })

  test('a Kazakh text must link to Kazakh pages', () => {
    expect(linkProblems('<p><a href="/posts/list">осында</a></p>', 'kk', '/')).toEqual([
      'link to the other language: /posts/list',
    ])
    expect(linkProblems('<p><a href="/kk/posts/list">осында</a></p>', 'kk', '/')).toEqual([])
  })

  test('repeated words are found regardless of case and punctuation', () => {
    expect(
      repeated([
        ['Где вы?', 'a.ru.ts title'],
        ['где, вы', 'b.ru.ts title'],
      ]),
    ).toEqual(['a.ru.ts title = b.ru.ts title: где вы'])
  })
})

describe('the text of a path', () => {
  test.each(['/doctors-list/x', '/search', '/promotions/check-up', '/posts/home', '/constructor'])(
    '%s has none',
    async path => {
      expect(await seoText(path, 'ru')).toBeNull()
    },
  )

  test.each(['/../pages/home', '/home/', '//home', '/contacts\0'])(
    'no file is read for %s',
    async path => {
      expect(await seoText(path, 'ru')).toBeNull()
    },
  )
})
