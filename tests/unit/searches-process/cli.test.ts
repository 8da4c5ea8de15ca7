/** `npm run searches` as a command. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { addToBook, bookIn } from '@/lib/http/searches/book'
import { anyWord } from '@/tests/support/known-words'
import { folder, removeFolders } from '../lib/requests/outbox/builders'
import { run } from '../outbox-process/processes'

jest.setTimeout(30_000)
afterAll(removeFolders)

async function searches(data: string, ...flags: string[]) {
  const child = run('tools/requests/searches.ts', flags, { DATA_DIR: data })
  return { code: await child.ended, output: child.output() }
}

test('lists them, for people and for programs', async () => {
  const data = folder()
  expect(await searches(data)).toEqual({
    code: 0,
    output: 'Nothing was searched for in vain by three visitors or more so far.\n',
  })
  addToBook(
    bookIn(data),
    [{ locale: 'ru', text: 'жвачка', visitors: 3, instead: 'узи', insteadVisitors: 3 }],
    '2026-11-26',
    anyWord,
  )
  const forPeople = await searches(data)
  expect(forPeople.code).toBe(0)
  expect(forPeople.output).toContain('жвачка → узи (3)')
  const forPrograms = await searches(data, '--json')
  expect(JSON.parse(forPrograms.output)).toMatchObject([{ text: 'жвачка', visitors: 3 }])
})

test('invalid flags print an error, --help the usage', async () => {
  const data = folder()
  for (const flag of ['--jsn', 'json', '--json=yes']) {
    const { code, output } = await searches(data, flag)
    expect(code).toBe(2)
    expect(output).toMatch(/Try: npm run -s searches -- --help\n$/)
  }
  expect(await searches(data, '-h')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--json'),
  })
})

test.each<[string, (file: string) => void]>([
  ['cut off', file => writeFileSync(file, '[{"locale":"ru"')],
  ['of something else', file => writeFileSync(file, '{"searches":[]}')],
  ['empty', file => writeFileSync(file, '')],
  ['a folder', file => mkdirSync(file)],
])('B212: a file that is %s is named in one line', async (_, spoil) => {
  const data = folder()
  spoil(bookIn(data))
  const { code, output } = await searches(data)
  expect(output).toMatch(/^The searches cannot be read: .+\n$/)
  expect(output).not.toMatch(/\n.*\n/)
  expect(code).toBe(1)
})

test('B212: a folder that is not there is no empty list', async () => {
  const none = `${folder()}/none`
  for (const flags of [[], ['--json']]) {
    const { code, output } = await searches(none, ...flags)
    expect(output).toMatch(/^The searches cannot be read: ENOENT.+\n$/)
    expect(output).toContain(none)
    expect(code).toBe(1)
  }
})
