import { inPlainWords } from '../labels/findings'

test.each([
  ['R1', '0 × canonical', 'Не указан основной адрес (canonical)'],
  ['R1', '2 × h1', 'Главных заголовков h1: 2, а должен быть один'],
  ['R2', 'title "А" is also that of /a', 'Такой же заголовок у страницы /a: «А»'],
  ['R4', 'no hreflang="kk"', 'Нет ссылки на страницу на языке kk'],
  ['R6', '"и", "в", p: Запись и приём', 'Русские слова "и", "в": «Запись и приём»'],
  ['R9', 'h1 "А", on the desktop "Б"', 'Заголовок h1 на телефоне «А», на компьютере «Б»'],
  ['R12', 'GET answers 200', 'Такой страницы нет, а сервер отвечает 200 вместо 404'],
  [
    'R13',
    'answers 308 to /services/top; linked from /about-us',
    'Ссылка ведёт на переехавшую страницу, её новый адрес: /services/top. Ссылка стоит на странице /about-us',
  ],
  [
    'R19',
    'not in the sitemap; named by the sitemap alone',
    'Страницы для поиска нет в карте сайта. Адрес есть только в карте сайта',
  ],
  [
    'R23',
    'Offer.price 700 is not on the page',
    'Цены из разметки нет на странице: 700 ₸ (Offer.price)',
  ],
])('%s: "%s"', (rule, found, words) => {
  expect(inPlainWords(rule, found)).toBe(words)
})

test('a sentence without a translation is not lost', () => {
  expect(inPlainWords('R1', 'something new')).toBe('something new')
})
