import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { escapeHtml } from '@/lib/text/escape-html'
import { plainText } from '@/lib/text/plain-text'
import type messages from '@/messages/ru.json'

type Templates = Omit<typeof messages.seo.records, 'from' | 'exact'>

/** Questions about one record: the names of their templates in the messages. */
type Question = {
  [Kind in keyof Templates]: `${Kind}.${keyof Templates[Kind] & string}`
}[keyof Templates]

/**
 * A question with the values of its messages. The name is plain text and unique among the records,
 * because a question is asked once on the site (R25).
 */
export type AnsweredQuestion = readonly [
  question: Question,
  values: Readonly<Record<string, string | number>> & { readonly name: string },
]

/**
 * The text at the bottom of a record's page if no editor wrote one: questions whose answers are
 * specific to the record. Questions that all records would answer alike are left out.
 */
export async function recordText(
  ...asked: readonly (AnsweredQuestion | null)[]
): Promise<SeoAccordionText> {
  const t = await getTranslations('seo.records')
  return {
    accordionItems: asked.flatMap(each => {
      if (!each) return []
      const [question, values] = each
      const html = `<p>${escapeHtml(t(`${question}.text`, values).trim())}</p>`
      return [{ tag: 'h2' as const, title: t(`${question}.title`, values), html }]
    }),
  }
}

/** A text for the `select` of a message, which leaves out `none`. */
export function orNone(text: string): string {
  return text || 'none'
}

/** The points of a list, as one sentence; empty without a list. */
export function pointsOf(html: string): string {
  const points = [...html.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)]
  return points.map(([, point = '']) => plainText(point)).join('; ')
}
