import { locales } from '@/lib/routing/locales'
import { readRootSegment, rootSegment } from '@/lib/routing/root-segment'

test.each(locales.flatMap(locale => [true, false].map(alone => ({ locale, alone }))))(
  '%j is serialised and parsed',
  segment => {
    expect(readRootSegment(rootSegment(segment))).toEqual(segment)
  },
)

test.each(['de', '-alone', 'ru-', 'ru-alone-alone', 'desktop', undefined])('%s is none', text => {
  expect(readRootSegment(text)).toBeNull()
})
