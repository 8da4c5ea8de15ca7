import { crumbsAreMarked } from '../../rules/checks/crumbs'
import {
  answersForItself,
  asksOnce,
  hiddenMarksNothing,
  marksNoRatings,
  marksNothingOutdated,
  showsWhatIsMarked,
} from '../../rules/checks/markup'
import { type Change, faqNode, founds, marked, origin, page, urlIn } from './builders'

const node = (about: Record<string, unknown>) => marked(nodes => nodes.push(about))
/** Replaces the page's own questions. */
const faq = (question: string, answer = 'УЗИ щитовидной железы') =>
  marked(nodes => nodes.splice(-2, 1, faqNode(urlIn('ru'), question, answer)))

test('a good page complies with R23 to R27', () => {
  expect(showsWhatIsMarked(page())).toEqual([])
  expect(marksNoRatings(page())).toEqual([])
  expect(marksNothingOutdated(page())).toEqual([])
  expect(asksOnce([faq('Главная')])).toEqual([])
  expect(crumbsAreMarked(page())).toEqual([])
  expect(hiddenMarksNothing(page())).toEqual([])
})

test.each<[string, ReturnType<typeof page>, string]>([
  ['a price', page([['5&nbsp;200', '5&nbsp;900']]), 'Offer.price 5200'],
  ['a lowest price', node({ '@type': 'AggregateOffer', lowPrice: 100 }), 'lowPrice 100'],
  ['a name', node({ '@type': 'Service', name: 'МРТ' }), 'Service.name "МРТ"'],
  ['a profession', node({ '@type': 'Person', jobTitle: ['УЗИ', 'Хирург'] }), 'jobTitle "Хирург"'],
  ['a headline', node({ '@type': 'BlogPosting', headline: 'Грипп' }), 'headline "Грипп"'],
  ['a question', faq('Больно ли это?'), 'Question.name "Больно ли это?"'],
  ['an answer', faq('Главная', 'Нет, не больно'), 'Answer.text "Нет, не больно"'],
  ['the name of the page', node({ '@type': 'WebPage', name: 'МРТ' }), 'is not the title'],
  [
    'the description',
    node({ '@type': 'WebPage', name: 'УЗИ', description: 'а' }),
    'not that of the head',
  ],
])('R23: %s that is not on the page', (_, broken, found) => {
  expect(founds(showsWhatIsMarked(broken))).toEqual([expect.stringContaining(found)])
})

test('R23: text in scripts and attributes is not visible', () => {
  const hidden = page([
    [/<h1>.*<\/h1>/, '<h1>УЗИ</h1>'],
    [/aria-current="page">[^<]*/, 'aria-current="page">УЗИ'],
  ])
  expect(founds(showsWhatIsMarked(hidden))).toContainEqual(expect.stringContaining('Service.name'))
})

test.each([{ aggregateRating: { ratingValue: 5 } }, { review: [] }])('R24: %j', rating => {
  const broken = marked(([service]) => Object.assign(service ?? {}, rating))
  expect(founds(marksNoRatings(broken))).toEqual(Object.keys(rating))
})

test('R24: ratings as separate nodes', () => {
  expect(founds(marksNoRatings(node({ '@type': 'Review' })))).toEqual(['Review'])
  expect(founds(marksNoRatings(node({ '@type': 'AggregateRating' })))).toEqual(['AggregateRating'])
})

test.each(['HowTo', 'SpecialAnnouncement', 'SearchAction', 'QAPage'])('R25: %s', type => {
  expect(founds(marksNothingOutdated(node({ a: [{ '@type': type }] })))).toEqual([type])
})

test('R25: a question on two pages of a language', () => {
  const [first, second] = [faq('Главная'), { ...faq('главная '), url: `${urlIn('ru')}-2` }]
  expect(founds(asksOnce([first, second]))).toEqual([
    expect.stringContaining('is asked on /services/details/uzi too'),
  ])
  expect(asksOnce([first, { ...first, visitor: 'yandex' }])).toEqual([])
  expect(asksOnce([first, { ...first, url: urlIn('kk') }])).toEqual([])
})

test('R25: the same answer on several pages of a language', () => {
  const pages = (count: number, locale: 'ru' | 'kk' = 'ru') =>
    Array.from({ length: count }, (_, index) => ({
      ...faq('Главная'),
      url: `${urlIn(locale)}-${index}`,
    }))
  expect(answersForItself([...pages(12), ...pages(12, 'kk')])).toEqual([])
  expect(founds(answersForItself(pages(13)))).toEqual([
    '"УЗИ щитовидной железы" is the answer of 12 other pages',
  ])
})

test.each<[string, Change, string]>([
  [
    'another name',
    ['<a href="/">Главная</a></li>', '<a href="/">Начало</a></li>'],
    'marked 1 Главная',
  ],
  ['another address', ['<ol><li><a href="/"', '<ol><li><a href="/b"'], 'marked 1 Главная'],
  ['a step less', [/<li><a href="\/">Главная<\/a><\/li>/, ''], '1 visible crumbs'],
  [
    'a link to the page itself',
    [/<span (aria-current="page")>(.*?)<\/span>/, `<a $1 href="${urlIn('ru')}">$2</a>`],
    'last crumb',
  ],
  ['no list marked', ['"BreadcrumbList"', '"ItemList"'], '0 × BreadcrumbList'],
  ['none visible', ['aria-current="page"', ''], '0 visible crumbs'],
])('R26: %s', (_, change, found) => {
  expect(founds(crumbsAreMarked(page([change])))).toContainEqual(expect.stringContaining(found))
})

test('R26: the home page has no breadcrumbs', () => {
  expect(founds(crumbsAreMarked(page([], { url: `${origin}/` })))).toEqual([
    'the home page has crumbs',
  ])
})

test('R27: structured data on a noindex page', () => {
  expect(hiddenMarksNothing(page([['index, follow', 'noindex']]))).toHaveLength(1)
  expect(hiddenMarksNothing(page([], { status: 404 }))).toHaveLength(1)
  const none = page([['application/ld+json', 'text/plain']], { status: 404 })
  expect(hiddenMarksNothing(none)).toEqual([])
})
