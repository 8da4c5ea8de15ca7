import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { locales } from '@/lib/i18n/locales'
import { documentHref, generalDocuments } from '@/lib/site/legal'

const names = [...generalDocuments, 'deposit-system'] as const

test.each(locales.flatMap(locale => names.map(name => [locale, name] as const)))(
  'the document that visitors in %s are offered is there: %s',
  (locale, name) => {
    const href = documentHref(name, locale)
    expect(existsSync(join(process.cwd(), 'public', href))).toBe(true)
    expect(href.includes('/kk/')).toBe(locale === 'kk')
  },
)
