import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { awayMs, SlugMemory } from '@/lib/content/slug-memory'

const folder = mkdtempSync(join(tmpdir(), 'slugs-'))
afterAll(() => rmSync(folder, { recursive: true }))

const list = (slugs: Readonly<Record<number, string>>) =>
  Object.entries(slugs).map(([id, slug]) => ({ id: Number(id), slug }))

let source = ''
beforeEach(() => {
  source = expect.getState().currentTestName ?? ''
})

/** The memory of a process that starts now. */
const start = () => new SlugMemory(folder)

test('a record that is renamed is found by its former slugs, also after a restart', () => {
  const memory = start()
  memory.note(source, list({ 1: 'ivanova', 2: 'kim' }), 0)
  memory.note(source, list({ 1: 'petrova', 2: 'kim' }), 1)
  memory.note(source, list({ 1: 'petrova-anna', 2: 'kim' }), 2)
  for (const each of [memory, start()]) {
    expect(each.idOf(source, 'ivanova')).toBe(1)
    expect(each.idOf(source, 'Petrova')).toBe(1)
    expect(each.idOf(source, 'kim')).toBeUndefined()
    expect(each.idOf('another list', 'ivanova')).toBeUndefined()
  }
})

test('a record that was renamed while the site was off is found, too', () => {
  start().note(source, list({ 1: 'ivanova' }), 0)
  const later = start()
  later.note(source, list({ 1: 'petrova' }), 9)
  expect(later.idOf(source, 'ivanova')).toBe(1)
})

test('one that was away for a moment is the same, and later its id is that of another', () => {
  const memory = start()
  memory.note(source, list({ 1: 'ivanova', 2: 'kim' }), 0)
  memory.note(source, list({}), 1)
  memory.note(source, list({ 1: 'petrova' }), awayMs)
  expect(memory.idOf(source, 'ivanova')).toBe(1)
  memory.note(source, list({ 1: 'petrova' }), awayMs + 1)
  memory.note(source, list({ 1: 'petrova', 2: 'li' }), awayMs + 2)
  expect(memory.idOf(source, 'kim')).toBeUndefined()
})

test('former slugs go with their record', () => {
  const memory = start()
  memory.note(source, list({ 1: 'ivanova' }), 0)
  memory.note(source, list({ 1: 'petrova' }), 1)
  memory.note(source, list({}), 2)
  memory.note(source, list({}), 2 + awayMs)
  for (const each of [memory, start()]) expect(each.idOf(source, 'ivanova')).toBeUndefined()
})

test('two records that exchange their slugs are both where they say', () => {
  const memory = start()
  memory.note(source, list({ 1: 'ivanova', 2: 'kim' }), 0)
  memory.note(source, list({ 1: 'kim', 2: 'ivanova' }), 1)
  expect(memory.idOf(source, 'kim')).toBeUndefined()
  expect(memory.idOf(source, 'ivanova')).toBeUndefined()
})

test('a folder that cannot be written leaves it in memory', () => {
  const memory = new SlugMemory(join(__filename, 'nothing'))
  memory.note(source, list({ 1: 'ivanova' }), 0)
  memory.note(source, list({ 1: 'petrova' }), 1)
  expect(memory.idOf(source, 'ivanova')).toBe(1)
})
