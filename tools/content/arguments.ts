import { factNames } from './clinic/facts'
import { tableNames } from './clinic/tables'
import { Refusal } from './words'

interface Takes {
  /** Words after the command. */
  readonly words: number
  /** Flags beside --language. */
  readonly flags?: readonly string[]
}

const takes: Readonly<Record<string, Takes>> = {
  check: { words: 0, flags: ['site'] },
  accept: { words: Number.POSITIVE_INFINITY },
  sheet: { words: 0, flags: ['accept'] },
  publish: { words: 0, flags: ['version'] },
  versions: { words: 0 },
  new: { words: 2 },
  'new clinic': { words: 2, flags: [...factNames, ...tableNames] },
  show: { words: 0 },
  export: { words: 1 },
  editor: { words: 1, flags: ['repository', 'host', 'base-url', 'app-id', 'packages'] },
  errors: { words: 1 },
}

/**
 * What a command does not take is refused: `check FOLDER` would check another folder (B212).
 * @param flags names of those that are given
 * @throws Refusal
 */
export function refuseOthers(
  command: string,
  words: readonly string[],
  flags: readonly string[],
): void {
  const name = command === 'new' && words[0] === 'clinic' ? 'new clinic' : command
  const known = takes[name]
  if (!known) throw new Refusal('noCommand', { command })
  const [word] = words.slice(known.words)
  if (word !== undefined) throw new Refusal('takesNo', { command: name, word: `"${word}"` })
  const flag = flags.find(each => each !== 'language' && !known.flags?.includes(each))
  if (flag) throw new Refusal('takesNo', { command: name, word: `--${flag}` })
}
