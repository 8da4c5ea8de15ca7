/** Checks what a page's text tells search engines: that it contradicts neither itself nor another text. */
import 'server-only'
import { type Finding, shown } from '@/lib/clinic/files/finding'
import { readTextFile } from '@/lib/page-texts/file'
import { fileOf } from '@/lib/page-texts/files'
import type { Locale } from '@/lib/routing/locales'

/** @param address path of the page, without language prefix */
export function checkIndexing(file: string, address: string, locale: Locale): readonly Finding[] {
  const { value, lineOf } = readTextFile(file)
  if (!value) return []
  const { noindex, canonical } = value
  const finding = (field: string, found: unknown, expected: string): Finding => {
    return { file, line: lineOf([field]), field, found: shown(found), expected }
  }
  if (noindex) {
    if (address === '/') return [finding('noindex', noindex, 'none, as this is the home page')]
    if (canonical) return [finding('noindex', noindex, 'either noindex or canonical, not both')]
    return []
  }
  if (!canonical || canonical === address) return []
  const target = fileOf(canonical, locale)
  const other = readTextFile(target).value
  const goesOn = other?.canonical && other.canonical !== canonical
  if (!other?.noindex && !goesOn) return []
  const why = other?.noindex ? 'is not shown itself' : `names ${other?.canonical}`
  return [finding('canonical', canonical, `a page that search engines show: ${target} ${why}`)]
}
