/** A table that lost many rows, and what refers to them: one finding, as one thing is to be done. */
import 'server-only'
import type { Finding } from '@/lib/clinic/files/finding'

/** References that are named. */
const examples = 3

const isLoss = ({ code }: Finding) => code === 'rowsGone' || code === 'fileGone'

/**
 * @param doubtful what the site holds back
 * @param broken what is wrong only without what it shows in place of that
 */
export function lostRows(doubtful: readonly Finding[], broken: readonly Finding[]) {
  const lost = doubtful.filter(isLoss).map(loss => {
    const named = broken.filter(({ values }) => targetOf(values) === stemOf(loss.file))
    return { loss, named }
  })
  const told = lost.filter(({ named }) => named.length > 0)
  return {
    findings: told.map(({ loss, named }) => findingOf(loss, named)),
    /** What these findings say. */
    causes: told.map(({ loss }) => loss),
    named: told.flatMap(({ named }) => named),
  }
}

/** Services are named by their files, also those that are rows of a table. */
const stemOf = (path: string) => path.replace(/\.\w+$|\/$/, '')

/** Where a reference looked for a record. */
const targetOf = (values: Finding['values']) =>
  stemOf(String(Reflect.get(values, 'file') ?? Reflect.get(values, 'folder') ?? ''))

function findingOf({ file, values }: Finding, named: readonly Finding[]): Finding {
  const names = named
    .slice(0, examples)
    .map(each => `${String(Reflect.get(each.values, 'found'))} (${placeOf(each)})`)
    .join(', ')
  return 'gone' in values
    ? { file, code: 'rowsGoneNamed', values: { gone: values.gone, all: values.all, names } }
    : { file, code: 'fileGoneNamed', values: { names } }
}

const placeOf = ({ file, line }: Finding) => (line === undefined ? file : `${file}:${line}`)
