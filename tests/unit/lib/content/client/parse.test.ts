import { z } from 'zod'
import { parseList, parseRecord, type Resource } from '@/lib/content/client/parse'
import { log } from '@/lib/server/telemetry/log'

const patient: Resource<{ id: number; name: string; note: string }> = {
  entity: 'patient',
  path: 'patients',
  schema: z.object({ id: z.number(), name: z.string(), note: z.string() }),
  clean: value => ({ ...value, name: value.name.trim() }),
}

const good = { id: 1, name: ' A ', note: '' }
const bad = { id: 2, name: 77001234567, note: null }

beforeEach(() => void jest.spyOn(log, 'warn').mockImplementation())

test('an invalid record is dropped, the rest of its list is sanitized and stays', () => {
  expect(parseList(patient, [good, bad], 'ru')).toEqual([{ id: 1, name: 'A', note: '' }])
})

test('the warning has entity, id and fields, and no personal data', () => {
  parseList(patient, [good, bad, 'Иванова', { id: 'Иванова' }], 'ru')
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    ['patient 2 is left out: name, note'],
    ['patient no. 3 of the list is left out: (record)'],
    ['patient no. 4 of the list is left out: id, name, note'],
  ])
})

test('a list without any valid record is a failure, an empty one is not', () => {
  expect(() => parseList(patient, [bad], 'ru')).toThrow('patients: format')
  expect(parseList(patient, [], 'ru')).toEqual([])
})

test('a list may have its own order', () => {
  const ordered = { ...patient, order: (a: { id: number }, b: { id: number }) => b.id - a.id }
  const ids = parseList(ordered, [good, { ...good, id: 5 }], 'ru').map(({ id }) => id)
  expect(ids).toEqual([5, 1])
})

test('an invalid single record is a failure', () => {
  expect(parseRecord(patient, good, 'ru', 'patients/1')).toMatchObject({ name: 'A' })
  expect(() => parseRecord(patient, bad, 'ru', 'patients/2')).toThrow(
    expect.objectContaining({ kind: 'format', path: 'patients/2' }),
  )
})
