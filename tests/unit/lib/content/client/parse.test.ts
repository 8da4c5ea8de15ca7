import { z } from 'zod'
import { parseList, parseRecord, type Resource } from '@/lib/content/client/parse'
import { flag } from '@/lib/entities/fields'
import { log } from '@/lib/telemetry/log'

process.env.BACKEND_URL = 'https://api.clinic.example'

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
    ['patient no. 4 of the list is left out: id (a whole number is needed), name, note'],
  ])
})

test('what is not understood counts as missing, and is said by field, without its value', () => {
  const schema = z.object({ id: z.number(), name: z.string(), note: z.string(), paid: flag })
  const records = Array.from({ length: 7 }, (_, id) => ({ ...good, id, paid: 'partly' }))
  const before = { ...good, id: 9, paid: 'Y' }
  const [first, ...rest] = parseList({ ...patient, schema }, [before, ...records], 'ru')
  expect(first).toMatchObject({ paid: true })
  expect(rest).toHaveLength(7)
  parseRecord({ ...patient, schema }, records[3], 'ru')
  expect(jest.mocked(log.warn).mock.calls).toEqual([
    [
      'patient: paid is not understood in 7 records (no. 2 of the list, 1, 2, 3, 4, …) and counts as missing',
    ],
    ['patient: paid is not understood in 1 record (3) and counts as missing'],
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

describe('texts that have lost letters', () => {
  const schema = z.object({ id: z.number(), name: z.string(), note: z.string().catch('') })
  const optional = { ...patient, schema }
  const said = () => jest.mocked(log.warn).mock.calls.flat()

  test.each(['Осмо\uFFFDр', 'РћР±С‰РёР№ Р°РЅР°Р»РёР·'])(
    '%s: the earlier text stays, else the record is without it',
    lost => {
      const first = parseList(
        optional,
        [
          { ...good, note: 'Осмотр' },
          { ...good, id: 2 },
        ],
        'ru',
      )
      const now = [
        { ...good, name: 'Б', note: lost },
        { ...good, id: 2, name: lost },
      ]
      expect(parseList(optional, now, 'ru', first)).toEqual([
        { id: 1, name: 'Б', note: 'Осмотр' },
        { id: 2, name: 'A', note: '' },
      ])
      expect(parseList(optional, now, 'ru')).toEqual([{ id: 1, name: 'Б', note: '' }])
      expect(said()).toEqual([
        'patient 1 keeps the text that it had, as its letters are lost now: note',
        'patient 2 keeps the text that it had, as its letters are lost now: name',
        'patient 1 is shown without what has lost its letters: note',
        'patient 2 is left out: letters of name are lost',
      ])
    },
  )

  test('one question mark in a word is named, many are a wrong encoding', () => {
    const names = ['Қан', 'Жалпы қан', 'Төс']
    const before = parseList(
      patient,
      names.map((name, id) => ({ ...good, id, name })),
      'kk',
    )
    const spoilt = names.map((name, id) => ({ ...good, id, name: name.replace(/[қө]/i, '?') }))
    const one = [...before.slice(0, 2), spoilt[2]]
    expect(parseList(patient, one, 'kk', before)[2]?.name).toBe('Т?с')
    expect(said()).toEqual(['patient 2 seems to have lost letters: name'])
    expect(parseList(patient, spoilt, 'kk', before)).toEqual(before)
    expect(parseList(patient, spoilt, 'kk')[0]?.name).toBe('?ан')
  })

  test('in a list of a record only the damaged entry is left out', () => {
    const listed = {
      ...patient,
      schema: z.object({ id: z.number(), name: z.string(), note: z.array(z.string()) }),
    }
    const record = { id: 1, name: 'A', note: ['Осмотр', 'Осмо\uFFFDр'] }
    expect(parseRecord(listed as never, record, 'ru')).toEqual({
      id: 1,
      name: 'A',
      note: ['Осмотр'],
    })
  })
})
