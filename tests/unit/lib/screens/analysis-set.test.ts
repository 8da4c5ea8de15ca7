/** A set says what of it is neither counted nor in its sum (B1438). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import type { Locale } from '@/lib/routing/locales'
import { analysisSetScreen } from '@/lib/screens/analysis-set'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

const current: { locale: Locale } = { locale: 'ru' }

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => current.locale }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

serveBackend(createBackend({ seed, inbox: discard }))
beforeAll(() => readFrom())

test.each([
  ['ru', 'В наборе 11 позиций', ' Мы не делаем, в сумму не входит: Флюорография.'],
  ['kk', 'Жиынтықта 11 атау бар', ' Біз жасамаймыз, сомаға кірмейді: Флюорография.'],
] as const)('%s: what is not done is said beside the sum', async (locale, counted, said) => {
  current.locale = locale
  const load = (slug: string) =>
    analysisSetScreen.load({
      params: Promise.resolve({ locale, slug }),
      searchParams: Promise.resolve({}),
    })
  const withMissing = await load('pered-operaciej')
  expect(withMissing.outside).toBe('Флюорография')
  expect(JSON.stringify(withMissing)).toContain(counted)
  expect(JSON.stringify(withMissing)).toContain(said)
  const whole = await load('pri-beremennosti')
  expect(whole.outside).toBe('')
  expect(JSON.stringify(whole)).not.toContain(said.slice(0, 20))
})
