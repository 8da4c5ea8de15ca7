/** What the page of a category says of its cheapest and its dearest record, in both languages. */
import { createTranslator } from 'next-intl'
import type { Price } from '@/lib/entities/price'
import type { Locale } from '@/lib/routing/locales'
import { extremes } from '@/lib/screens/record-prices'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'

const messages = { ru, kk }
const from = (tenge: number): Price => ({ kind: 'from', tenge })
const exact = (tenge: number): Price => ({ kind: 'exact', tenge })
const onRequest: Price = { kind: 'onRequest', tenge: 0 }
const free: Price = { kind: 'free', tenge: 0 }

function said(
  locale: Locale,
  kind: 'serviceCategory' | 'analysisCategory',
  prices: readonly Price[],
  blood: 'yes' | 'no' = 'no',
) {
  const t = createTranslator({ locale, messages: messages[locale], namespace: 'seo.records' })
  const values = extremes(prices.map((price, index) => ({ name: `№${index + 1}`, price })))
  if (!values) return null
  return t(`${kind}.price.text`, { ...values, blood, drawing: '1 950' }).replace(/\s/g, ' ')
}

test('nothing is the dearest beside a price on request, nor the cheapest beside one that is free (B1265)', () => {
  const all = [from(24_000), from(17_600)]
  expect(said('ru', 'serviceCategory', all)).toContain(
    'Самая доступная — «№2», от 17 600 ₸, самая дорогая — «№1», от 24 000 ₸.',
  )
  for (const one of [onRequest, free]) {
    expect(said('ru', 'serviceCategory', [...all, one])).toContain(
      'Из тех, у которых указана сумма, самая доступная — «№2»',
    )
    expect(said('kk', 'serviceCategory', [...all, one])).toContain(
      'Сомасы көрсетілгендердің ең арзаны — «№2», 17 600 ₸-ден',
    )
    expect(said('ru', 'analysisCategory', [...all, one])).toContain('Из тех, у которых')
  }
  expect(said('ru', 'serviceCategory', [onRequest, free])).toBeNull()
})

test('each price is said as its kind is', () => {
  expect(said('ru', 'serviceCategory', [exact(100), from(200)])).toContain(
    '«№1», 100 ₸, самая дорогая — «№2», от 200 ₸.',
  )
  expect(said('kk', 'serviceCategory', [exact(100), from(200)])).toContain(
    '«№1», 100 ₸, ең қымбаты — «№2», 200 ₸-ден.',
  )
  expect(said('ru', 'analysisCategory', [from(100), exact(200)])).toContain(
    '«№1», от 100 ₸, самый дорогой — «№2», 200 ₸.',
  )
})

test('the sums of analyses are without the drawing of blood, where it is paid for, and say so', () => {
  expect(said('ru', 'analysisCategory', [exact(555)], 'yes')).toContain(
    'Взятие крови в эти суммы не входит: 1 950 ₸',
  )
  expect(said('kk', 'analysisCategory', [exact(555)], 'yes')).toContain('1 950 ₸')
  expect(said('ru', 'analysisCategory', [exact(555)])).not.toContain('Взятие')
})
