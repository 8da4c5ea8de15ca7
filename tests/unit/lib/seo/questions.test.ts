import { seoText, textPaths } from '@/lib/page-texts'
import { type Locale, locales } from '@/lib/routing/locales'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

const dictionaries = { ru, kk }

/** The questions of the page for companies besides those of its text. */
function ownQuestions(locale: Locale): string[] {
  const { family, changes, refund } = dictionaries[locale].corporate.questions
  return [family, changes, refund].map(({ question }) => question)
}

test.each(locales)('no question is marked up twice in %s (R25)', async locale => {
  const texts = await Promise.all(textPaths(locale).map(path => seoText(path, locale)))
  const titles = texts.flatMap(text => text?.accordionItems.map(({ title }) => title) ?? [])
  const all = [...titles, ...ownQuestions(locale)].map(title => title.toLowerCase())
  expect(all.filter((title, index) => all.indexOf(title) !== index)).toEqual([])
  expect(ownQuestions(locale)).toHaveLength(3)
})
