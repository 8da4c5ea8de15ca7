/**
 * Interpolation and plural forms for islands, which get their labels as props and load no message
 * formatter.
 */

/** `fill('Стаж {count} лет', { count: 7 })`; a name without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

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
