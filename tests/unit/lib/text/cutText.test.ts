import { cutText, truncate } from '@/lib/text/truncate'

test('a text that fits is not cut', () => {
  expect(cutText('Приём', 5)).toEqual({ kept: 'Приём', broken: '', rest: '' })
})

test('a cut within a word keeps complete words visible, and the full text for assistive technology', () => {
  expect(cutText('Приём хирурга завтра', 9)).toEqual({
    kept: 'Приём ',
    broken: 'хир',
    rest: 'хирурга завтра',
  })
})

test('a cut between words breaks none', () => {
  expect(cutText('Приём хирурга', 5)).toEqual({ kept: 'Приём', broken: '', rest: ' хирурга' })
})

test.each([1, 4, 5, 6, 7, 12, 13])('both versions are right when cut at %i', length => {
  const text = 'Приём хирурга'
  const { kept, broken, rest } = cutText(text, length)
  if (rest) expect(`${kept}${broken}…`).toBe(truncate(text, length))
  expect(kept + rest).toBe(text)
})
