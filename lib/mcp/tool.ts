/** What the tools for assistants have in common. */
import { z } from 'zod'
import type { Price } from '@/lib/entities/price'
import { defaultLocale, locales } from '@/lib/routing/locales'
import { fold, tokenize } from '@/lib/text/fold'

export interface Tool<Input extends z.ZodObject = z.ZodObject> {
  readonly name: string
  /** For people who look at the list of tools. */
  readonly title: string
  /** For the assistant. */
  readonly description: string
  /** Strict: an argument that is unknown or too long is refused by name. */
  readonly input: Input
  /** @throws BackendError */
  run(input: z.infer<Input>): Promise<object>
}

/** Checks the arguments of `run` against the input. */
export const tool = <Input extends z.ZodObject>(made: Tool<Input>): Tool<Input> => made

export const language = z
  .enum(locales)
  .default(defaultLocale)
  .describe('Language of the answer and of its pages: ru or kk')

/** Letters of a question. */
const maxLength = 100

export const words = z.string().trim().min(1).max(maxLength)

export const paging = {
  limit: z.int().min(1).max(50).default(20),
  offset: z.int().min(0).max(100_000).default(0),
} as const

/** A part of the records, and how many there are. */
export function pageOf<T>(
  records: readonly T[],
  { limit, offset }: { readonly limit: number; readonly offset: number },
) {
  return { total: records.length, offset, items: records.slice(offset, offset + limit) }
}

/** Whether a text has all words of a question, whatever their spelling; without one it has. */
export function matches(question: string | undefined): (text: string) => boolean {
  const wanted = tokenize(fold(question ?? ''))
  return text => {
    const folded = fold(text)
    return wanted.every(word => folded.includes(word))
  }
}

/** A price as answers have it, and how it is said; no amount when the clinic names it on request. */
export const priced = ({ kind, tenge }: Price, discount: number | null = null) => ({
  ...(kind !== 'onRequest' && { price: tenge, currency: 'KZT' }),
  priceKind: kind,
  ...(discount && kind !== 'free' && { discountPercent: discount }),
})

/** What a patient pays for an analysis alone, where blood is drawn for it (B232). */
export const drawn = (price: number, bloodDrawing: number) =>
  price > 0 && bloodDrawing > 0 ? { bloodDrawing, priceWithBloodDrawing: price + bloodDrawing } : {}
