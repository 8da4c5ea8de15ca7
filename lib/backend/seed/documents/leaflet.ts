/**
 * A leaflet about preparation: one sheet that a patient reads in a minute. Three figures on top, then
 * what to do and when, the medicines to ask about, and what to tell the clinic before coming.
 */
import type { Locale } from '@/lib/i18n/locales'
import { bullets, colophon, facts, masthead } from './html'
import { type SampleDocument, type Text, t } from './types'
import { speaker } from './words'

export interface Leaflet {
  /** `mri` becomes `preparation-mri`. */
  readonly name: string
  readonly title: Text
  readonly lead: Text
  readonly figures: readonly { readonly value: Text; readonly label: Text }[]
  readonly blocks: readonly Block[]
  readonly medicines: readonly Text[]
  readonly tellUs: Text
}

export type Block =
  | { readonly title: Text; readonly points: readonly Text[] }
  | { readonly title: Text; readonly rows: readonly (readonly [Text, Text])[] }

/** Headings that most leaflets have. */
export const when = {
  dayBefore: t('Накануне', 'Бір күн бұрын'),
  morning: t('Утром', 'Таңертең'),
  sameDay: t('В день визита', 'Келетін күні'),
  bring: t('Взять с собой', 'Ала келіңіз'),
  after: t('После', 'Кейін'),
} as const

const words = {
  kind: t('Памятка пациенту', 'Пациентке арналған жадынама'),
  medicines: t('Лекарства: спросите врача', 'Дәрілер: дәрігерден сұраңыз'),
  tellUs: t('Предупредите нас заранее', 'Бізге алдын ала айтыңыз'),
  limits: t(
    'Здесь общие правила. Если врач дал вам другие указания, следуйте им.',
    'Мұнда жалпы ережелер берілген. Дәрігер басқаша нұсқау берсе, соны орындаңыз.',
  ),
} as const

/** Makes the document of a leaflet. */
export function leaflet(source: Leaflet): SampleDocument {
  return {
    name: `preparation-${source.name}`,
    title: source.title,
    format: 'sheet',
    pages: { min: 1, max: 1 },
    body: (locale, look) => `${masthead(locale, look)}
<main>${content(source, locale)}</main>
${colophon(locale)}`,
  }
}

function content(source: Leaflet, locale: Locale): string {
  const say = speaker(locale)
  const figures = source.figures.map(
    ({ value, label }) => `<div><b>${say(value)}</b><span>${say(label)}</span></div>`,
  )
  const blocks = source.blocks.map(
    block => `<section class="block"><h2>${say(block.title)}</h2>
<div>${'points' in block ? bullets(block.points.map(say)) : facts(block.rows.map(([what, how]) => [say(what), say(how)]))}</div></section>`,
  )
  return `<p class="kind">${say(words.kind)}</p>
<h1>${say(source.title)}</h1>
<p class="lead">${say(source.lead)}</p>
<div class="figures">${figures.join('')}</div>
${blocks.join('\n')}
<div class="notes">
<section class="note"><h2>${say(words.medicines)}</h2>${bullets(source.medicines.map(say))}</section>
<section class="note warm"><h2>${say(words.tellUs)}</h2><p>${say(source.tellUs)}</p></section>
</div>
<p class="limits">${say(words.limits)}</p>`
}
