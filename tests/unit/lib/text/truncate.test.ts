import { formatAmount, formatMoney } from '@/lib/text/money'
import { truncate, truncateWords } from '@/lib/text/truncate'

test('a text that fits is unchanged', () => {
  expect(truncate('двенадцать12', 12)).toBe('двенадцать12')
  expect(truncateWords('раз  два ', 2)).toBe('раз два')
})

test('a longer one ends with an ellipsis, without a space before it', () => {
  expect(truncate('МРТ головного мозга', 12)).toBe('МРТ головног…')
  expect(truncate('УЗИ брюшной полости', 12)).toBe('УЗИ брюшной…')
  expect(truncateWords('раз два три', 2)).toBe('раз два…')
})

test('surrogate pairs are not split', () => {
  expect(truncate('𝒜𝒜𝒜', 2)).toBe('𝒜𝒜…')
})

test('money is whole tenge with the narrow symbol', () => {
  expect(formatMoney(16450).replace(/\s/g, ' ')).toBe('16 450 ₸')
  expect(formatAmount(1000000).replace(/\s/g, ' ')).toBe('1 000 000')
  expect(formatMoney(0).replace(/\s/g, ' ')).toBe('0 ₸')
})
