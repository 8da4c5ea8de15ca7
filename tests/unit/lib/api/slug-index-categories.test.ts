import { SlugIndex } from '@/lib/api/slug-index'

const index = new SlugIndex(async () => ({
  data: [
    { id: 1, slug: 'popular', name: 'Популярные услуги', sort: 1 },
    { id: 2, slug: 'dentistry', name: 'Стоматология', sort: 2 },
  ],
}))
const check = (slug: string) => index.check('serviceCategory', slug, 'ru')

test('the category of the top list is shown by that list', async () => {
  expect(await check('popular')).toEqual({ kind: 'elsewhere', path: '/services/top' })
})

test('other categories have their own page, unknown ones none', async () => {
  expect(await check('dentistry')).toEqual({ kind: 'known' })
  expect(await check('surgery')).toEqual({ kind: 'unknown' })
})
