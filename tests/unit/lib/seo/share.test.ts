import type { Locale } from '@/lib/routing/locales'
import { withoutShareVersion, withShareVersion } from '@/lib/routing/share-path'
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

test.each(['/og/ru.jpg', '/og/kk/doctors-list/list.jpg', '/og/ru/posts/1a2b3c4d.jpg'])(
  '%s has one picture, with any version and without',
  path => {
    const versioned = withShareVersion(path, '1a2b3c4d')
    expect(versioned).toBe(path.replace('/og/', '/og/1a2b3c4d/'))
    expect(withoutShareVersion(versioned)).toBe(path)
    expect(withoutShareVersion(path)).toBe(path)
  },
)
