/** Plural forms for islands, as `fill.ts` is. */
import { fill } from './fill'

/** Forms of a phrase with `{count}`, by the plural categories of the language. */
export interface PluralForms {
  readonly one: string
  readonly few: string
  readonly many: string
  readonly other: string
}

/** Russian has three forms in use (1 отзыв, 2 отзыва, 5 отзывов), Kazakh has one (B73). */
export function plural(count: number, forms: PluralForms, locale: string): string {
  const known: Partial<Record<Intl.LDMLPluralRule, string>> = forms
  return fill(known[new Intl.PluralRules(locale).select(count)] ?? forms.other, { count })
}

/** The forms of a message that counts, for {@link plural} in the browser. */
export function pluralForms(message: (count: number) => string): PluralForms {
  const form = (count: number) => message(count).replace(String(count), '{count}')
  return { one: form(1), few: form(2), many: form(5), other: form(2) }
}
