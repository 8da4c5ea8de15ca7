/** Words in the language of the document, with the spaces that must not break made unbreakable. */
import type { Locale } from '@/lib/i18n/locales'
import { clinicIn } from '@/lib/site/clinic'
import { type Text, t } from './types'

export const sample = t('Образец', 'Үлгі')
export const sampleNote = t('Образец: клиника вымышлена', 'Үлгі: клиника ойдан шығарылған')

const daily = t('ежедневно', 'күн сайын')

/** A function that gives the words of one language, ready to be set. */
export function speaker(locale: Locale): (text: Text) => string {
  return text => tidy(text[locale], locale)
}

/**
 * Keeps a dash with the word before it, a figure with its unit, an ending after a hyphen with its
 * figure or abbreviation, a short preposition with its noun. Gives HTML.
 */
export function tidy(words: string, locale: Locale): string {
  const kept = words
    .replace(/ — /g, '\u00a0— ')
    .replace(/(\d) (?=[\d\p{L}₸%])/gu, '$1\u00a0')
    .replace(/№ /g, '№\u00a0')
    .replace(/[\p{Lu}\d₸]+-\p{Ll}+/gu, '<span class="keep">$&</span>')
  if (locale !== 'ru') return kept
  const preposition = /(^|[\s(«\u00a0])(\p{L}{1,2}|для|без|при|под|над) (?=[\p{L}\d«])/giu
  return kept.replace(preposition, '$1$2\u00a0').replace(preposition, '$1$2\u00a0')
}

/** `25.08.2022` for `2022-08-25`. */
export function day(iso: string): string {
  return iso.split('-').reverse().join('.')
}

/** `304 900 ₸`. */
export function money(tenge: number): string {
  return `${String(tenge).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0₸`
}

/** `050000, Алматы, ул. Примерная, 10`. */
export function address(locale: Locale): string {
  const { city, street, postalCode } = clinicIn(locale)
  return `${postalCode}, ${city}, ${street}`
}

/** `ежедневно 8:00–20:00`. */
export function hours(locale: Locale): string {
  const { opens, closes } = clinicIn(locale).hours
  return `${daily[locale]} ${opens}–${closes}`
}
