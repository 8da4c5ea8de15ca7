/** Units of the search: spelling, keyboard layouts, endings, and highlighting in the browser. */

import { highlight } from '@/lib/content/search/highlight'
import { fromLatin, readings } from '@/lib/content/search/readings'
import { Vocabulary } from '@/lib/content/search/spelling'
import { fold } from '@/lib/text/fold'
import { kazakhStem, russianStem } from '@/lib/text/stem'
import fc from '@/tests/support/properties'

function vocabularyOf(...records: readonly (readonly string[])[]): Vocabulary {
  const vocabulary = new Vocabulary()
  for (const terms of records) vocabulary.add(terms)
  vocabulary.sort()
  return vocabulary
}

describe('fold', () => {
  test.each([
    ['Ёлка', 'елка'],
    ['Әйел Ғалым Қан Ңұңқ Өт Үй Һ Іш', 'аиел галим кан нунк от уи х иш'],
    ['щитовидная', 'шитовидная'],
    ['массаж', 'масаж'],
    ['эхокг', 'ехокг'],
    ['объём', 'обем'],
    ['T₄', 't4'],
    ['Müller', 'muler'],
    ['𝐓₄', 't4'],
    ['Омега-3™', 'омега-3'],
    ['α-амилаза', fold('альфа-амилаза')],
    ['\uFEFFвит\u200Eамин\u00A0\u2068д\u2069', 'витамин д'],
  ])('%s is %s', (text, folded) => {
    expect(fold(text)).toBe(folded)
  })

  test('what is folded stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })

  test('what cannot be seen makes no difference, and is within a highlighted part', () => {
    const unseen = fc.constantFrom(
      ...'\u00AD\u200B\u200C\u200D\u200E\u2060\u2068\u2069\u202A\uFE0F\uFEFF',
    )
    fc.assert(
      fc.property(
        fc.constantFrom('витамин', 'қан', 'ТТГ', 'hba1c'),
        fc.array(unseen),
        (word, signs) => {
          const text = [...word].map((letter, index) => letter + (signs[index] ?? '')).join('')
          expect(fold(text)).toBe(fold(word))
          expect(highlight(word, text)).toEqual([{ text: word, matched: true }])
        },
      ),
    )
  })

  test('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'абвэщыьқәіёtA4- ') }), text => {
        expect(fold(fold(text))).toBe(fold(text))
      }),
    )
  })
})

describe('stems', () => {
  test.each([
    ['анализ', 'анализы', 'анализов', 'анализами'],
    ['кровь', 'крови', 'кровью'],
    ['щитовидная', 'щитовидной', 'щитовидную'],
    ['почки', 'почек', 'почками'],
    ['родинка', 'родинок', 'родинку'],
    ['гинеколог', 'гинеколога', 'гинекологу', 'гинекологов'],
  ])('are the same for %s', (...forms) => {
    expect(new Set(forms.map(form => russianStem(fold(form)))).size).toBe(1)
  })

  test.each([
    ['қан', 'қанның', 'қанды', 'қандағы', 'қанға'],
    ['жүрек', 'жүрегі', 'жүректің', 'жүректер'],
    ['талдау', 'талдауы', 'талдаулар', 'талдаудың'],
    ['дәрігер', 'дәрігері', 'дәрігерлер', 'дәрігерге'],
  ])('are the same for %s in Kazakh', (...forms) => {
    expect(new Set(forms.map(form => kazakhStem(fold(form)))).size).toBe(1)
  })
})

describe('readings', () => {
  test.each([
    ['rhjdm', 'кровь'],
    [';tktpj', 'железо'],
    ['[jktcnthby', 'холестерин'],
    ['0fy', 'қан'],
    ['l2h3uth', 'дәрігер'],
    ['krov', 'кров'],
  ])('of %s include %s', (text, meant) => {
    expect(readings(text).likely).toContain(meant)
  })

  test('start with the text itself', () => {
    expect(readings('hba1c').likely[0]).toBe('hba1c')
    expect(readings('кровь').likely).toEqual(['кровь'])
  })

  test.each([
    ['shchitovidka', 'щитовидка'],
    ['schitovidka', 'щитовидка'],
    ['zhelezo', 'железо'],
    ['tsink', 'цинк'],
    ['mochevoy puzyr', 'мочевой пузыр'],
    ['taldau', 'талдау'],
  ])('%s is %s in Cyrillic', (latin, cyrillic) => {
    expect(fold(fromLatin(latin))).toBe(fold(cyrillic))
  })
})

describe('corrections', () => {
  const vocabulary = vocabularyOf(['кардиолог', 'скидка', 'кал', 'коагулограмма', 'ферритин'])
  const closest = (word: string, unfinished = false) =>
    vocabulary.corrections(word, unfinished).map(each => each.word)

  test.each([
    ['кардеолог', 'кардиолог'],
    ['кадриолог', 'кардиолог'],
    ['скитка', 'скидка'],
    ['каогулограмма', 'коагулограмма'],
  ])('%s is %s', (slip, word) => {
    expect(closest(slip)).toEqual([word])
  })

  test('an unfinished word matches its prefix', () => {
    expect(closest('кардео')).toEqual([])
    expect(closest('кардео', true)).toEqual(['кардиолог'])
  })

  test('short words and distant words are not corrected', () => {
    expect(closest('кол')).toEqual([])
    expect(closest('велосипед', true)).toEqual([])
  })

  test('counts records with any form of the word', () => {
    const counted = vocabularyOf(['кровь', '~кров'], ['крови', '~кров'], ['моча'])
    expect(counted.frequency('кровью')).toBe(2)
    expect(counted.frequency('мо')).toBe(1)
    expect(counted.frequency('зуб')).toBe(0)
  })
})

describe('highlight', () => {
  const marked = (name: string, query: string) =>
    highlight(name, query)
      .filter(({ matched }) => matched)
      .map(({ text }) => text)

  test.each([
    ['Общий анализ крови', 'анал', ['анал']],
    ['Общий анализ крови', 'кровь анализ', ['анализ', 'кров']],
    ['Приём кардиолога', 'прием', ['Приём']],
    ['Қан тобы', 'кан', ['Қан']],
    ['УЗИ щитовидной железы', 'щитовидка', ['щитовид']],
    ['Объём', 'обьем', ['Объём']],
    ['Глюкоза в крови', 'сахар', []],
    ['Глюкоза в крови', '  ', []],
  ])('in %s for %s: %j', (name, query, parts) => {
    expect(marked(name, query)).toEqual(parts)
  })

  test('keeps the name complete', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (name, query) => {
        expect(
          highlight(name, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(name)
      }),
      { numRuns: 30 },
    )
  })
})
