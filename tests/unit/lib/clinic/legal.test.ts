import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { clinicIn } from '@/lib/clinic'
import { generalDocuments } from '@/lib/clinic/legal'
import { locales } from '@/lib/routing/locales'

const names = [...generalDocuments, 'deposit-system'] as const

test.each(locales.flatMap(locale => names.map(name => [locale, name] as const)))(
  'the document for visitors in %s exists: %s',
  (locale, name) => {
    const href = clinicIn(locale).documents[name] ?? ''
    expect(href).not.toBe('')
    expect(existsSync(join(process.cwd(), 'content', href))).toBe(true)
    expect(href.includes('/kk/')).toBe(locale === 'kk')
  },
)
