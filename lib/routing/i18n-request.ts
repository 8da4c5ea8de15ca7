import { _createCache } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { almatyZone } from '@/lib/text/almaty'
import { currentLocale } from './current-locale'
import { messagesOf } from './messages'

/** Shared cache of parsed messages: by default next-intl parses them again for each page. */
const readMessages = { _cache: _createCache() }

/** next-intl's entry: the language is the root segment of the rendered tree. */
export default getRequestConfig(async () => {
  const locale = await currentLocale()
  return { locale, messages: await messagesOf(locale), timeZone: almatyZone, ...readMessages }
})
