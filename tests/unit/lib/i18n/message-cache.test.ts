import { _createCache, createTranslator } from 'next-intl'

/** What `lib/i18n/request.ts` stands on; see docs/decisions/message-cache.md. */
test('a cache that is handed to next-intl is the one it parses messages into', () => {
  const cache = _createCache()
  const messages = { greeting: 'Здравствуйте, {name}' }
  // An option that next-intl's types name and its documentation does not.
  const translate = createTranslator({ locale: 'ru', messages, _cache: cache })

  expect(translate('greeting', { name: 'Айгүл' })).toBe('Здравствуйте, Айгүл')
  expect(Object.keys(cache.message)).toHaveLength(1)
})
