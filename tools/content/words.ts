/** The sentences of the commands for editors. */
import { type Agreeing, type Language, sentence, type Values } from '@/lib/text/sentences'
import { commandWords } from '@/messages/content-command'

type Catalogue = typeof commandWords
const catalogue: Agreeing<Catalogue> = commandWords

type Code = keyof Catalogue
type ValuesOf<C extends Code> = Values<Catalogue[C]['en']>

export function answer<C extends Code>(code: C, language: Language, values: ValuesOf<C>): string {
  return sentence<string>(catalogue[code], language, values)
}

/** Why a command does nothing, in the language of whoever calls it. */
export class Refusal<C extends Code = Code> extends Error {
  constructor(
    private readonly code: C,
    private readonly values: ValuesOf<C>,
  ) {
    super(answer(code, 'en', values))
  }

  in(language: Language): string {
    return answer(this.code, language, this.values)
  }
}
