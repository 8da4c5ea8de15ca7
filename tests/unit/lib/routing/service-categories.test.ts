import { isTopCategory, serviceCategoryPath } from '@/lib/routing/service-categories'

test('the category with sort 1 is the top list, whatever its slug', () => {
  expect(serviceCategoryPath({ slug: 'popular', sort: 1 })).toBe('/services/top')
  expect(isTopCategory({ slug: 'top', sort: 2 })).toBe(false)
})

test('the others have their own path, encoded', () => {
  expect(serviceCategoryPath({ slug: 'dentistry', sort: 2 })).toBe('/services/category/dentistry')
  expect(serviceCategoryPath({ slug: 'тіс', sort: 3 })).toBe(
    `/services/category/${encodeURIComponent('тіс')}`,
  )
})
