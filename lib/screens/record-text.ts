import 'server-only'
import { getTranslations } from 'next-intl/server'
import type { SeoAccordionText } from '@/lib/seo/texts/types'
import { escapeHtml } from '@/lib/text/escape-html'
import { plainText } from '@/lib/text/plain-text'
import type messages from '@/messages/ru.json'

type Templates = Omit<typeof messages.seo.records, 'from'>

/** Questions about one record: the names of their templates in the messages. */
type Question = {
  [Kind in keyof Templates]: `${Kind}.${keyof Templates[Kind] & string}`
}[keyof Templates]

/**
 * A question with what its title and its answer say. The name is plain text, unlike that of any
 * other record: a question is asked once on the site (R25).
 */
export type Asked = readonly [
  question: Question,
  values: Readonly<Record<string, string | number>> & { readonly name: string },
]

/**
 * The text at the foot of a record's page where no editor wrote one: questions whose answers are
 * this record's own. One that every record would answer alike is not asked.
 */
export async function recordText(...asked: readonly (Asked | null)[]): Promise<SeoAccordionText> {
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

/** A condition of a template. */
export function yesNo(fact: boolean): 'yes' | 'no' {
  return fact ? 'yes' : 'no'
}

/** Words of a template that leaves out what is `none`. */
export function orNone(text: string): string {
  return text || 'none'
}

/** The points of a list, as one sentence; empty without a list. */
export function pointsOf(html: string): string {
  const points = [...html.matchAll(/<li\b[^>]*>([\s\S]*?)<\/li>/g)]
  return points.map(([, point = '']) => plainText(point)).join('; ')
}
