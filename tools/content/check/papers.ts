/** What a clinic has not filled in of the papers that were begun for it, and what its privacy policy leaves unsaid. */
import 'server-only'
import { policyFacts } from '@/lib/clinic/documents/policy'
import { env } from '@/lib/clinic/environment/env'
import type { Finding } from '@/lib/clinic/files/finding'
import { readText } from '@/lib/clinic/files/text'
import type { Locale } from '@/lib/routing/locales'
import texts from '@/messages/new-clinic.json'

interface Paper {
  readonly file: string
  readonly locale: Locale
}

export function paperAdvice(papers: readonly Paper[]): readonly Finding[] {
  const others = papers.filter(paper => !isConsent(paper))
  return [...others.flatMap(unfilled), ...papers.filter(isConsent).flatMap(unsaid)]
}

/** What visitors agree to has no gaps: the law wants to hear who gets the data, where and for how long. */
export const gapsInConsent = (papers: readonly Paper[]): readonly Finding[] =>
  papers.filter(isConsent).flatMap(unfilled)

const isConsent = ({ file }: Paper) => file.startsWith('documents/privacy-policy.')

/** `new clinic` writes such a place where only the clinic knows the fact. */
function unfilled({ file, locale }: Paper): readonly Finding[] {
  const mark = `[${texts[locale].unfilled}`
  const left = (readText(file) ?? '').split('\n').flatMap((text, index) => {
    const from = text.indexOf(mark)
    return from < 0 ? [] : [{ line: index + 1, text: text.slice(from).replace(/\].*/s, ']') }]
  })
  const [first] = left
  if (!first) return []
  const text = left.map(({ text }) => text).join(', ')
  return [{ file, line: first.line, code: 'unfilled', values: { text } }]
}

/** Numbers and names that differ with the settings of the site: written out, they would stay as they are. */
function unsaid({ file, locale }: Paper): readonly Finding[] {
  const text = readText(file) ?? ''
  const missing = Object.keys(policyFacts(env(), locale))
    .map(name => `{${name}}`)
    .filter(name => !text.includes(name))
  if (missing.length === 0) return []
  return [{ file, code: 'policyWordsMissing', values: { names: missing.join(', ') } }]
}
