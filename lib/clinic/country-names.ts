import type { Locale } from '@/lib/routing/locales'
import { type CountryKey, countriesOf } from '@/lib/text/phone-countries'
import words from '@/messages/countries.json'

/** `Кыргызстан (+996), Узбекистан (+998)`; empty where none is taken but those on +7. */
export function countryNames(keys: readonly CountryKey[], locale: Locale): string {
  return keys
    .flatMap(key => countriesOf([key]).map(({ code }) => `${words[locale][key]} (+${code})`))
    .join(', ')
}
