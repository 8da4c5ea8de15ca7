import { readFileSync } from 'node:fs'
import { allowed } from './allowed-imports'

/** The diagram of docs/architecture.md: its boxes are all folders of the site, its arrows those of the table. */
const page = readFileSync('docs/architecture.md', 'utf8')
const [, diagram = ''] = /^```mermaid\n(.*?)^```/ms.exec(page) ?? []

/** `a[lib/text, url]` is `lib/text` and `lib/url`. */
function foldersOf(label: string): string[] {
  const [first = '', ...others] = label.replaceAll('"', '').split(', ')
  const parent = first.slice(0, first.lastIndexOf('/') + 1)
  return [first, ...others.map(name => parent + name)]
}

const labels = [...diagram.matchAll(/(\w+)\[([^\]]+)\]/g)].map(([, id = '', label = '']) => ({
  id,
  folders: foldersOf(label),
}))

const boxes = labels
  .flatMap(({ id, folders }) => folders.map(folder => ({ id, folder })))
  .sort((a, b) => b.folder.length - a.folder.length)

const boxOf = (path: string) =>
  boxes.find(({ folder }) => path.replace(/\.ts$/, '').concat('/').startsWith(`${folder}/`))?.id ??
  `no box for ${path}`

function drawn(): string[] {
  return diagram
    .replace(/\[[^\]]+\]/g, '')
    .split('\n')
    .map(line => line.trim().split(' --> '))
    .flatMap(steps => steps.slice(1).map((to, index) => ({ from: steps[index] ?? '', to })))
    .flatMap(({ from, to }) =>
      from.split(' & ').flatMap(a => to.split(' & ').map(b => `${a} --> ${b}`)),
    )
}

/** The imports that the table allows between two boxes, without those that a longer way implies. */
function needed(): string[] {
  const next: Record<string, Set<string>> = {}
  for (const [name, others] of Object.entries(allowed)) {
    // Tools and tests are in no diagram, nor what is a program of its own.
    if (/^(tools|tests)\/|\/cli$/.test(name)) continue
    const box = boxOf(name)
    const targets = others.map(boxOf).filter(other => other !== box)
    next[box] = new Set([...(next[box] ?? []), ...targets])
  }
  const reaches = (from: string, to: string): boolean =>
    [...(next[from] ?? [])].some(step => step === to || reaches(step, to))
  return Object.entries(next).flatMap(([from, targets]) =>
    [...targets]
      .filter(to => ![...targets].some(step => reaches(step, to)))
      .map(to => `${from} --> ${to}`),
  )
}

test('each box has a name of its own', () => {
  const ids = labels.map(({ id }) => id)
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

test('the arrows of the diagram are those of the table', () => {
  expect(drawn().sort()).toEqual(needed().sort())
})
