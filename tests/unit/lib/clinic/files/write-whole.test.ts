import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { writeWhole } from '@/lib/clinic/files/write-whole'

const folder = mkdtempSync(join(tmpdir(), 'whole-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('a file is replaced in one step, in a folder that is made; a refusal leaves nothing beside it', () => {
  const file = join(folder, 'pictures', 'one')
  writeWhole(file, 'before')
  writeWhole(file, Buffer.from('after'))
  expect(readFileSync(file, 'utf8')).toBe('after')
  mkdirSync(join(folder, 'pictures', 'taken'))
  expect(() => writeWhole(join(folder, 'pictures', 'taken'), 'x')).toThrow('EISDIR')
  expect(readdirSync(join(folder, 'pictures')).sort()).toEqual(['one', 'taken'])
})
