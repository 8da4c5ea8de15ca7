import { z } from 'zod'
import { misreadIn } from '@/lib/entities/fields'
import { doctorKind } from '@/lib/kinds/doctor'
import { awayField, receivesField } from '@/lib/kinds/reception'
import { doctor } from '@/tests/support/doctors'

test.each([
  ['names', { days: ['Mon', 'Wed'] }, { days: ['mon', 'wed'], open: [] }],
  ['numbers of ISO', { days: [1, 7] }, { days: ['mon', 'sun'], open: [] }],
  ['words', { days: 'вт.–чт.' }, { days: ['tue', 'wed', 'thu'], open: [] }],
  ['times', { days: 'fri', open: '09.00–14:00:00' }, { days: ['fri'], open: ['9:00-14:00'] }],
  ['a half', { days: 'fri', half: 'morning' }, { days: ['fri'], open: ['0:00-13:00'] }],
  [
    'what was read',
    { days: ['fri'], open: ['9:00-14:00'] },
    { days: ['fri'], open: ['9:00-14:00'] },
  ],
])('days of a backend are read from %s', (_, sent, read) => {
  expect(doctor(1, { receives: [sent] }).receives).toEqual([read])
})

test.each([
  ['a word that is no day', { days: 'через день' }],
  ['a number that is none', { days: [0] }],
  ['hours that end before they begin', { days: 'fri', open: ['14:00-9:00'] }],
  ['no days', { open: ['9:00-14:00'] }],
])('%s makes all days unknown, and is named', (_, sent) => {
  const receives = [{ days: 'mon' }, sent]
  expect(doctor(1, { receives }).receives).toEqual([])
  expect(misreadIn(doctorKind.response, { receives })).toEqual(['receives'])
})

test('an absence has both its days, at whatever hour they are written', () => {
  const away = [
    { from: '2027-01-04', until: '2027-01-14T00:00:00+05:00', reason: 'Leave', substitute_id: '2' },
    { from: '2027-01-20' },
  ]
  expect(doctor(1, { away }).away).toEqual([
    { from: '2027-01-04', until: '2027-01-14', reason: 'Leave', substituteId: 2 },
  ])
})

const file = (about: object) =>
  z
    .object({ receives: receivesField.file, away: awayField.file })
    .safeParse(about)
    .error?.issues.map(({ message, path }) => `${path.join('.')}: ${message}`) ?? []

const leave = (from: string, until: string) => ({ from, until })

test.each([
  ['days in words', { receives: [{ days: 'пн-пт', open: ['9:00-13:00', '14:00-18:00'] }] }],
  [
    'other hours of a day',
    { receives: ['morning', 'afternoon'].map(half => ({ days: 'mon', half })) },
  ],
  [
    'absences one after another',
    { away: [leave('2027-01-04', '2027-01-14'), leave('2027-01-15', '2027-01-15')] },
  ],
])('a file may have %s', (_, about) => {
  expect(file(about)).toEqual([])
})

test.each([
  ['receives.0.days: receivingDays', { receives: [{ days: 'пн-птн' }] }],
  ['receives.0.open.0: receivingHours', { receives: [{ days: 'mon', open: ['14:00-9:00'] }] }],
  [
    'receives.0.half: halfOrOpen',
    { receives: [{ days: 'mon', half: 'morning', open: ['9:00-10:00'] }] },
  ],
  [
    'receives.1.days: receivesTwice',
    {
      receives: [
        { days: 'mon-wed', half: 'morning' },
        { days: 'wed', open: ['12:00-15:00'] },
      ],
    },
  ],
  [
    'receives.0.days: receivesTwice',
    { receives: [{ days: 'mon', open: ['9:00-12:00', '11:00-15:00'] }] },
  ],
  ['away.0.until: dayNotBeforeFrom', { away: [leave('2027-01-14', '2027-01-04')] }],
  [
    'away.1.from: awayTwice',
    { away: [leave('2027-01-04', '2027-01-14'), leave('2027-01-14', '2027-01-20')] },
  ],
  ['away.0.from: day', { away: [leave('2027-02-30', '2027-03-04')] }],
])('a file is refused at %s', (expected, about) => {
  expect(file(about)).toEqual([expected])
})
