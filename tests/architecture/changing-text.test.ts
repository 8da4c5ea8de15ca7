/** Text that changes has an element of its own in everything that runs in the browser (B70). */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { misplacedText } from './changing-text'

const component = (jsx: string) => `const C = ({ labels, children, total, item }) => ${jsx}`

test.each([
  ['<b>{loading && <i />}{children}</b>', 'text after something that comes and goes'],
  ['<b>{labels.button} · {total}</b>', 'text that may change is not alone'],
  ['<b><i />{fill(labels.count, { total })}</b>', 'text that may change is not alone'],
  ['<b>{open && labels.open}{failed && labels.failed}</b>', 'text that may change is not alone'],
  ['<b>{parts.map(part => (part.on ? <i key={part.at} /> : part.text))}</b>', 'not alone'],
  ['<>{total}</>', 'text that may change is not alone'],
  ['<b>{open && <i />} words</b>', 'text after something that comes and goes'],
  ['<b>{labels.orders[open]}<i /></b>', 'text that may change is not alone'],
])('is found: %s', (jsx, reason) => {
  expect(misplacedText(component(jsx)).join()).toContain(reason)
})

test.each([
  '<b>{total}</b>',
  '<b>{open ? labels.open : labels.closed}</b>',
  '<b><i />{labels.button}</b>',
  '<b><i /> <span>{`total: ` + total}</span></b>',
  '<b><span>{total}</span>{open && <i />}</b>',
  '<b>{items.map(each => <li key={each.id}>{each.name}</li>)}</b>',
])('is allowed: %s', jsx => {
  expect(misplacedText(component(jsx))).toEqual([])
})

/** The components that a file imports, at once or later. */
function importsOf(file: string): string[] {
  const found = readFileSync(file, 'utf8').matchAll(/(?:from\s+|import\()\s*'([@.][^']+)'/g)
  return [...found]
    .map(([, name = '']) => (name.startsWith('@/') ? name.slice(2) : join(dirname(file), name)))
    .map(name => `${normalize(name)}.tsx`)
    .filter(name => existsSync(name))
}

test('in every island, and in all that islands import', () => {
  const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
    .map(name => join('components', name))
    .filter(name => name.endsWith('.island.tsx') && !name.includes('styleguide'))
  const reached = new Set(islands)
  for (const file of reached) for (const name of importsOf(file)) reached.add(name)
  expect(reached).toContain('components/ui/Button/Button.tsx')
  const found = [...reached].flatMap(file =>
    misplacedText(readFileSync(file, 'utf8')).map(place => `${file}:${place}`),
  )
  expect(found).toEqual([])
})
