/** Texts of hints. */

import type { Repeat, TrustName } from '../data'
import messages from './ru.json'
import { fill } from './say'

const { things, alike, ...hints }: typeof messages.hints & { things: Record<string, string> } =
  messages.hints
const lengths: Readonly<Record<string, string>> = { title: '30–65', description: '70–170' }

export const hintTexts = {
  length: (what: string, length: string) =>
    fill(hints.length, { thing: things[what] ?? what, length, wanted: lengths[what] ?? '' }),
  few: (count: number) => fill(hints.few, { words: String(count) }),
  foot: () => hints.foot,
  alt: (count: number) => fill(hints.alt, { count: String(count) }),
  deep: (clicks: number) => fill(hints.deep, { clicks: String(clicks) }),
  unlinked: () => hints.unlinked,
  lonely: () => hints.lonely,
  trust: (name: TrustName) => hints.trust[name],
  slow: (ms: number) => fill(hints.slow, { ms: String(ms) }),
  translation: (count: number, wanted: number) =>
    fill(hints.translation, { words: String(count), wanted: String(wanted) }),
  similar: (what: Repeat['what'], path: string, similarity: number) =>
    fill(hints.similar, {
      alike: alike[what],
      path,
      percent: String(Math.floor(similarity * 100)),
    }),
} as const
