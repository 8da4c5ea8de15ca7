/** The site's price list for tests of islands: a `fetch` that responds from a list of items. */
import type { CalculatorItem } from '@/lib/calculator/item'
import type { Sold } from '@/lib/calculator/sold'

import { answer } from '../../../../support/answer'

export interface PriceServer {
  /** Queries so far, with the language. */
  readonly asked: string[]
  items: readonly CalculatorItem[]
  sold: readonly Sold[]
  /** `down` does not respond, `held` waits for `release`. */
  state: 'up' | 'down' | 'held'
  release(): void
}

export function priceServer(items: readonly CalculatorItem[]): PriceServer {
  const waiting: (() => void)[] = []
  const server: PriceServer = {
    asked: [],
    items,
    sold: [],
    state: 'up',
    release: () => {
      for (const go of waiting.splice(0)) go()
    },
  }
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost')
    const language = new Headers(init?.headers).get('Accept-Language')
    server.asked.push(`${pathname}?${searchParams} ${language}`)
    if (server.state === 'down') throw new TypeError('Failed to fetch')
    if (server.state === 'held') await new Promise<void>(resolve => waiting.push(resolve))
    const isSold = pathname.endsWith('/sold')
    return answer({ data: isSold ? server.sold : chosen(server, searchParams) })
  }
  return server
}

/** With `q` those whose name contains the text, which stands for the search. */
function chosen({ items }: PriceServer, query: URLSearchParams): CalculatorItem[] {
  const q = query.get('q')?.toLowerCase()
  if (q !== undefined) return items.filter(({ name }) => name.toLowerCase().includes(q))
  const ids = (name: string) => query.get(name)?.split(',').map(Number)
  const [byId, byCategory] = [ids('ids'), ids('category')]
  return items.filter(
    ({ id, category }) => (byId?.includes(id) ?? true) && (byCategory?.includes(category) ?? true),
  )
}
