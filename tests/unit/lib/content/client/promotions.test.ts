import { getPromotions } from '@/lib/content/client/promotions'
import { sourceOf } from '@/lib/content/client/reader'

test('a promotion with exactly the agreed fields is under the tab that its words mean (B19)', async () => {
  const promotion = { id: 1, slug: 'a', description: 'Для кожи', price: 15000 }
  const data = [
    { ...promotion, name: 'Пилинг' },
    { ...promotion, name: 'Пилинг', category: 'surgery' },
    { ...promotion, name: 'Скидка' },
  ]
  const found = await getPromotions(
    'ru',
    sourceOf(async () => ({ data })),
  )
  expect(found.map(({ category }) => category)).toEqual(['cosmetology', 'surgery', null])
})
