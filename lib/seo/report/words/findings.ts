/** What the rules found, in plain words. Rules speak to developers; the report does not. */

import { addressFindings } from './findings-addresses'
import { contentFindings } from './findings-content'
import { dataFindings } from './findings-data'
import { headFindings } from './findings-head'
import { sitemapFindings } from './findings-sitemap'

/** A rule's sentence, and the same in Russian; `$1` stands for its first value. */
export type Saying = readonly [pattern: RegExp, words: string]

/** By rule, those that it shares with others last. */
const sayings: Readonly<Record<string, readonly Saying[]>> = {
  ...headFindings,
  ...contentFindings,
  ...addressFindings,
  ...sitemapFindings,
  ...dataFindings,
}

const anywhere: readonly Saying[] = [
  [/^answers 0$/s, 'Сервер не ответил'],
  [/^answers (\d+) to (.*)$/s, 'Ответ сервера $1, отправляет на $2'],
  [/^answers (\d+)$/s, 'Ответ сервера: $1'],
  [/^canonical undefined$/s, 'Основной адрес не указан'],
  [/^canonical (.*)$/s, 'Основной адрес: $1'],
  [/^it is in the sitemap$/s, 'Адрес стоит в карте сайта'],
]

/** Where a link was found, behind the finding itself. */
const sources: readonly Saying[] = [
  [/; linked from (.*)$/s, '. Ссылка стоит на странице $1'],
  [/; named by the sitemap alone$/s, '. Адрес есть только в карте сайта'],
]

/** @param found as the rule has it; a sentence that is not known stays as it is */
export function inPlainWords(rule: string, found: string): string {
  const known = [...(sayings[rule] ?? []), ...anywhere]
  for (const [source, place] of sources) {
    const bare = found.replace(source, '')
    if (bare !== found)
      return inPlainWords(rule, bare) + found.slice(bare.length).replace(source, place)
  }
  const saying = known.find(([pattern]) => pattern.test(found))
  return saying ? found.replace(saying[0], saying[1]) : found
}
