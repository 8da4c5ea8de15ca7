/** Every island has its own error boundary (`components/hooks/bounded.tsx`), or a reason to have none. */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const unbounded: Readonly<Record<string, string>> = {
  Dialog: "within the boundary of the request dialog's host",
  RequestDialog: "within the boundary of the request dialog's host",
  RequestFields: "within the boundary of the request dialog's host",
  TextField: "within the boundary of the request dialog's host",
  PhoneInput: "within the boundary of the request dialog's host",
  SliderEngine: 'within the boundary of the slider',
  RequestDialogHost: 'dialog and status line have one each, and it renders nothing else',
  RequestLink: 'is the plain link itself: without state and effects',
  RowsForm: 'is the plain form itself: without state and effects',
  Rows: 'is the plain list itself: its one effect only loads code',
  ChoiceLabel: 'is the plain label itself: its one effect only loads code',
  ErrorPage: 'is what a boundary shows',
  LateErrorPage: 'is what a boundary shows, and hands the phones to it',
}

const islands = readdirSync('components', { recursive: true, encoding: 'utf8' })
  .filter(name => name.endsWith('.island.tsx') && !name.startsWith('styleguide'))
  .map(name => ({
    name: basename(name, '.island.tsx'),
    text: readFileSync(join('components', name), 'utf8'),
  }))

/** The exported components of a file that have no boundary. */
function bareIn(text: string): string[] {
  const exported = text.matchAll(
    /^export (?:default )?(?:function|const|class) ([A-Z]\w*[a-z]\w*)(.*)/gm,
  )
  return [...exported]
    .filter(([, , rest]) => !/^ = bounded\(/.test(rest ?? ''))
    .map(([, name]) => name ?? '')
}

test('every island has a boundary, or is on the list', () => {
  const bare = islands.filter(({ text }) => bareIn(text).length > 0).map(({ name }) => name)
  expect(bare.sort()).toEqual(Object.keys(unbounded).sort())
})

test('what needs no boundary by itself has no state and no effects', () => {
  const plain = islands.filter(({ name }) => unbounded[name]?.includes('without state'))
  expect(plain).toHaveLength(2)
  for (const { text } of plain) expect(text).not.toMatch(/\buse[A-Z]\w*\(/)
})

test.each([
  ['export function Island() {', ['Island']],
  ['export default function Island() {', ['Island']],
  ['export const Island = memo(Live)', ['Island']],
  ['export const Island = bounded(Live, Plain)', []],
  ['export function useOpen() {\nexport const MAX_LENGTH = 5', []],
])('is found: %s', (text, bare) => {
  expect(bareIn(text)).toEqual(bare)
})
