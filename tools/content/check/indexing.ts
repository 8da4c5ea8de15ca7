/** Checks what a page's text tells search engines: that it contradicts neither itself nor another text. */
import 'server-only'
import type { Fault, Finding } from '@/lib/clinic/files/finding'
import { readTextFile } from '@/lib/page-texts/file'
import { fileOf } from '@/lib/page-texts/files'
import type { Locale } from '@/lib/routing/locales'

/** @param address path of the page, without language prefix */
export function checkIndexing(file: string, address: string, locale: Locale): readonly Finding[] {
  const { value, lineOf } = readTextFile(file)
  if (!value) return []
  const { noindex, canonical } = value
  const finding = (field: string, fault: Fault): Finding => {
    return { file, line: lineOf([field]), field, ...fault }
  }
  if (noindex) {
    const code = address === '/' ? 'hiddenHome' : canonical && 'hiddenAndCanonical'
    return code ? [finding('noindex', { code, values: { found: noindex } })] : []
  }
  if (!canonical || canonical === address) return []
  const target = fileOf(canonical, locale)
  const other = readTextFile(target).value
  const goesOn = other?.canonical && other.canonical !== canonical
  if (!other?.noindex && !goesOn) return []
  const values = { found: canonical, target }
  return [
    finding(
      'canonical',
      other?.noindex
        ? { code: 'canonicalHidden', values }
        : { code: 'canonicalElsewhere', values: { ...values, other: other?.canonical } },
    ),
  ]
}
