import { z } from 'zod'
import type { ParsedFile } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { type Markdown, markdownToHtml, readMarkdown } from '@/lib/clinic/files/markdown'
import type { ReadFile } from '@/lib/clinic/files/text'
import { upload } from '@/lib/clinic/files/upload'
import type { SeoAccordionItem, SeoText } from './types'

/** Unknown fields are ignored: a misspelt one must not take the page out of the sitemap. */
export const frontSchema = z.object({
  title: z.string().min(1),
  description: z.string().min(1),
  keywords: z.array(z.string().min(1)),
  h1: z.string().min(1).optional(),
  lead: z.string().min(1).optional(),
  canonical: z
    .string()
    .regex(/^\/(?!\/)/, 'an address of a page such as /')
    .optional(),
  noindex: z.boolean('true or false').optional(),
  share: z
    .string()
    .regex(
      /^\/(?:files|images)\/.+\.(?:jpe?g|png|webp|avif)$/i,
      'a picture such as /files/share.jpg',
    )
    .meta(upload)
    .optional(),
})

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
