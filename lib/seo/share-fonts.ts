/** Fonts of Open Graph pictures, and which characters they have. */
import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shareSubsets } from '@/lib/seo/share-picture'
import { charactersOf } from './font-characters'

const weights = [500, 700] as const

export interface ShareFont {
  readonly name: string
  readonly data: Buffer
  readonly weight: (typeof weights)[number]
  readonly style: 'normal'
}

let fonts: Promise<ShareFont[]> | undefined
let characters: Promise<ReadonlySet<number>> | undefined

/** Fonts of the renderer, read from disk once. @throws Error when a file cannot be read */
export function shareFonts(): Promise<ShareFont[]> {
  fonts ??= Promise.all(weights.flatMap(weight => shareSubsets.map(name => font(name, weight))))
  // A failure is not kept: the next picture reads them again.
  fonts.catch(() => {
    fonts = undefined
  })
  return fonts
}

/**
 * A text without what the fonts cannot draw, such as emojis: the renderer would request missing
 * glyphs and pictures of emojis from public hosts, and draw an empty box or fail without them.
 * Characters with an equivalent are replaced by it: `B₁₂` is drawn as `B12`, a keycap as its digit.
 * @returns '' when no letter or digit is left
 */
export async function drawable(text: string): Promise<string> {
  const known = await knownCharacters()
  const isKnown = (drawn: string) => [...drawn].every(each => known.has(each.codePointAt(0) ?? 0))
  const draw = (sign: string) => equivalents(sign).find(isKnown) ?? ''
  const whole = text.normalize('NFC')
  const drawn = Array.from(new Intl.Segmenter().segment(whole), ({ segment }) => draw(segment))
  const left = drawn.join('')
  if (!/[\p{L}\p{N}]/u.test(left)) return ''
  return left === whole ? whole : tidy(left)
}

/** What may stand for a character, the best first. @param sign one grapheme */
function equivalents(sign: string): string[] {
  if (/^\s+$/u.test(sign)) return [sign, ' ']
  const bare = sign.normalize('NFKD').replace(/[\p{M}\p{Cf}]/gu, '')
  return [sign, sign.normalize('NFKC'), bare]
}

/** Without the punctuation that stood around what was left out. */
function tidy(text: string): string {
  return text
    .replace(/\(\s*\)|\[\s*\]|«\s*»|“\s*”/gu, '')
    .replace(/ +(?=[,.;:!?])/gu, '')
    .replace(/ {2,}/gu, ' ')
    .replace(/^[\s,;:·|–—]+|[\s,;:·|–—]+$/gu, '')
}

async function knownCharacters(): Promise<ReadonlySet<number>> {
  characters ??= shareFonts().then(
    all =>
      new Set(
        all.filter(each => each.weight === weights[0]).flatMap(each => charactersOf(each.data)),
      ),
  )
  characters.catch(() => {
    characters = undefined
  })
  return characters
}

/** Onest has no Greek letters; Manrope's are the most like them. */
async function font(
  name: (typeof shareSubsets)[number],
  weight: ShareFont['weight'],
): Promise<ShareFont> {
  const family = name === 'greek' ? 'manrope' : 'onest'
  const folder = join(process.cwd(), 'node_modules/@fontsource', family, 'files')
  const data = await readFile(join(folder, `${family}-${name}-${weight}-normal.woff`))
  return { name, data, weight, style: 'normal' }
}
