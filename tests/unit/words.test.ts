/**
 * All texts of the site against the glossary, the typographic rules and those of Kazakh endings.
 */

import { type Locale, locales } from '@/lib/routing/locales'
import { seed } from '@/tests/support/seed'
import { collectWords } from '../support/words/collect'
import { glossaryProblems, readGlossary } from '../support/words/glossary'
import { ruleProblems } from '../support/words/rules'

const glossary = readGlossary()

/** Texts that stay as the clinic wants them. */
const fixed = ['messages/ru.json calculator.queue', 'common.more']

function problemsOf(text: string, language: Locale): string[] {
  return [...glossaryProblems(text, language, glossary), ...ruleProblems(text, language)]
}

const collected = collectWords()

test.each(locales)(
  'all texts in %s comply with the glossary and the typographic rules',
  async of => {
    const words = (await collected).filter(({ language }) => language === of)
    expect(words.length).toBeGreaterThan(2000)
    const problems = words
      .map(({ file, key, text }) => ({ place: `${file} ${key}`, text }))
      .filter(({ place }) => !fixed.some(end => place.endsWith(end)))
      .flatMap(({ place, text }) => problemsOf(text, of).map(it => `${place}: ${it}`))
    expect(problems).toEqual([])
  },
)

test('the glossary does not forbid what it recommends', () => {
  expect(glossary.length).toBeGreaterThan(50)
  const wrong = glossary.flatMap(({ write, language }) =>
    glossaryProblems(write, language, glossary),
  )
  expect(wrong).toEqual([])
})

test('every forbidden form is reported', () => {
  const silent = glossary.flatMap(({ forbidden, language }) =>
    forbidden.filter(
      form => glossaryProblems(form.replaceAll('*', ''), language, glossary).length === 0,
    ),
  )
  expect(silent).toEqual([])
})

test.each<[Locale, string, string]>([
  ['kk', 'Тар мамандарға барыңыз', '«Тар мамандарға» → бейінді маман'],
  ['kk', 'бас миының МРТ, құны', '«миының МРТ» → МРТ-сы'],
  ['kk', 'дерматологке', '«дерматологке» → -логқа'],
  ['kk', 'Кардиологтің қорытындысы', '→ -логқа'],
  ['kk', 'терапевтен бастаңыз', '→ терапевтке'],
  ['kk', 'врач или медсестра', 'a Russian word'],
  ['kk', 'для балаларға', 'a Russian word'],
  ['kk', '{number}-і', 'no ending after a variable'],
  ['kk', '«{name}»-ға', 'no ending after a variable'],
  ['kk', '103-ға қоңырау', 'does not follow the figure'],
  ['kk', '40-де', 'does not follow the figure'],
  ['kk', '16:00-дан', 'does not follow the figure'],
  ['ru', 'общий чек-ап', '«чек-ап» → check-up'],
  ['ru', 'по прайсу', '→ прейскурант'],
  ['ru', 'один–два визита', 'take a hyphen'],
  ['ru', '5-7 минут', 'a range of figures'],
  ['ru', 'оценка 4.8', 'a comma'],
  ['ru', 'с 08:00', 'no zero in front'],
  ['ru', 'от {amount} ₸', 'a no-break space'],
  ['ru', 'от 16 450\u00a0₸', 'figures'],
  ['ru', 'скидка 20%', 'a space before %'],
  ['ru', 'подробнее...', 'one sign'],
  ['ru', 'журнал "Здоровье"', 'quotation marks'],
  ['ru', 'врач - терапевт', 'a dash'],
])('%s: "%s" is reported', (language, text, problem) => {
  expect(problemsOf(text, language).join('\n')).toContain(problem)
})

test.each<[Locale, string]>([
  ['kk', '103-ке, 16-ға, 300-ге, 40-та, 14-тен, 9-дан, 1000-нан, 8:00-ден 20:00-ге дейін'],
  ['kk', 'Құрсақ қуысының УДЗ-сы, ЭКГ-ге, педагогтерге, не керек'],
  ['ru', 'CA 19-9, 10–20 единиц, +7 (799) 000-01-01, 25.08.2022, пункт 2.3.'],
])('%s: "%s" is right', (language, text) => {
  expect(problemsOf(text, language)).toEqual([])
})

test('every article but news names an existing doctor', () => {
  const doctors = seed.doctors.map(({ id }) => id)
  const nobody = seed.posts.filter(({ doctor_id }) => !doctors.includes(doctor_id ?? 0))
  expect(nobody.map(({ slug }) => slug)).toEqual(['vecherniy-priem-so-skidkoy'])
})
