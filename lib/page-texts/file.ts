import { z } from 'zod'
import type { ParsedFile } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { type Markdown, markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import type { ReadFile } from '@/lib/clinic/files/text'
import { flag, line, list, optional, picture, shapeOf, words } from '@/lib/kinds/field'
import { expects } from '@/lib/text/finding-codes'
import type { SeoAccordionItem, SeoText } from './types'

const longWords = { ...words(), widget: 'longLine' } as const

export const frontFields = {
  title: words({ says: 'titleOfPage' }),
  description: { ...longWords, says: 'descriptionOfPage' as const },
  keywords: {
    ...list(words(), { says: 'keywords' }),
    file: z.array(words().file),
  },
  h1: optional(words({ says: 'ownHeading' })),
  lead: optional(longWords),
  canonical: optional(line(z.string().regex(/^\/(?!\/)/, expects('pageAddress')))),
  noindex: optional({ ...flag(), file: z.boolean(expects('trueOrFalse')), example: 'true' }),
  share: optional({
    ...picture(),
    file: z
      .string()
      .regex(/^\/(?:files|images)\/.+\.(?:jpe?g|png|webp|avif)$/i, expects('sharePicture')),
    example: '/files/share.jpg',
  }),
}

/** Unknown fields are ignored: a misspelt one must not take the page out of the sitemap. */
const frontSchema = z.object(shapeOf(frontFields, 'file'))

type Front = z.infer<typeof frontSchema>
type WithoutItems = Omit<SeoText, 'accordionItems'>

/** Findings about fields that a page's text has and nothing reads; `npm run content -- check` names them. */
export function unknownFields(file: string): readonly Finding[] {
  return readMarkdown(file, frontSchema.strict()).findings
}

/** Reads a page's text, a path within the content folder; it never throws. */
export function readTextFile(file: string, from?: ReadFile): ParsedFile<SeoText> {
  const { value, findings, lineOf } = readMarkdown(file, frontSchema, from)
  if (!value) return { value: undefined, findings, lineOf }
  const { preamble, accordionItems } = itemsOf(value)
  if (preamble) {
    const place = { file, line: value.bodyLine }
    const finding: Finding = { ...place, code: 'textBeforeHeading', values: {} }
    return { value: undefined, findings: [finding], lineOf }
  }
  return { value: { ...textOf(value.front), accordionItems }, findings, lineOf }
}

function textOf({ h1, lead, canonical, noindex, share, ...front }: Front): WithoutItems {
  return {
    ...front,
    ...(h1 === undefined ? {} : { h1 }),
    ...(lead === undefined ? {} : { lead }),
    ...(canonical === undefined ? {} : { canonical }),
    ...(noindex === undefined ? {} : { noindex }),
    ...(share === undefined ? {} : { share }),
  }
}

/** Each heading of level two or three begins an item of the accordion. */
function itemsOf({ body }: Markdown<Front>) {
  const [before = '', ...parts] = body.split(/^(?=#{2,3}[ \t])/m)
  return { preamble: before.trim(), accordionItems: parts.map(itemOf) }
}

function itemOf(part: string): SeoAccordionItem {
  const [heading = '', ...rest] = part.split('\n')
  const [, level = '', title = ''] = /^(#+)[ \t]+(.*?)[ \t]*$/.exec(heading) ?? []
  return {
    tag: level.length === 2 ? 'h2' : 'h3',
    title,
    html: markdownToHtml(rest.join('\n')),
  }
}
