/** How to prepare, as lines of plain text for a messenger or an e-mail. */
import { fill } from '@/lib/text/fill'
import { plainText } from '@/lib/text/plain-text'
import type { Preparation } from './preparation'

/** Words of a language; `{…}` stand for values. */
export interface PreparationWords {
  readonly fasting: string
  readonly fastingThenMeal: string
  readonly leafletLine: string
  readonly leafletUntitled: string
  readonly withoutLeaflet: string
  readonly toAsk: string
  readonly children: string
}

/** @param siteUrl origin of the leaflets that are the site's own */
export function preparationLines(
  { told, children, leaflets, untold, toAsk, fasting }: Preparation<{ readonly title: string }>,
  words: PreparationWords,
  siteUrl: string,
): readonly string[] {
  const listed = (names: readonly string[]) => names.map(plainText).join(', ')
  return [
    ...(fasting
      ? [
          fill(fasting.fed.length > 0 ? words.fastingThenMeal : words.fasting, {
            hours: fasting.hours,
            names: listed(fasting.names),
            fed: listed(fasting.fed),
          }),
        ]
      : []),
    ...told.map(({ html, names }) => `${listed(names)}: ${plainText(html)}`),
    ...children.map(([note, names]) => `${listed(names)}. ${words.children}: ${plainText(note)}`),
    ...leaflets.map(({ document, leaflet, names }) =>
      fill(words.leafletLine, {
        title: leaflet?.title ?? words.leafletUntitled,
        names: listed(names),
        url: new URL(document, siteUrl).href,
      }),
    ),
    ...(untold.length > 0 ? [fill(words.withoutLeaflet, { names: listed(untold) })] : []),
    ...(toAsk.length > 0 ? [fill(words.toAsk, { names: listed(toAsk) })] : []),
  ]
}
