import type { Locale } from '@/lib/routing/locales'
import { pageOfShare, sharePath } from '@/lib/seo/share'

test.each<[string, Locale, string]>([
  ['/', 'ru', '/og/ru.jpg'],
  ['/', 'kk', '/og/kk.jpg'],
  ['/doctors-list/list', 'kk', '/og/kk/doctors-list/list.jpg'],
])('the picture of %s in %s is %s, and parsed back', (path, locale, picture) => {
  expect(sharePath(path, locale)).toBe(picture)
  expect(pageOfShare(picture.split('/').slice(2))).toEqual({ path, locale })
})

test.each([[['ru.png']], [['en.jpg']], [['ru', 'contacts']], [[]]])(
  '%j is no share picture',
  segments => {
    expect(pageOfShare(segments)).toBeNull()
  },
)
