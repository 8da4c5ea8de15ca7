import { fromWire, toWire, wireNames } from '@/lib/entities/wire'

const sent = {
  id: 7,
  short_info: [{ specialty: 'Кардиолог' }, { specialty: 'Терапевт' }],
  first_appointment: 9000,
  education: [{ graduation_year: 2008, university: 'КазНМУ' }],
  category_service: null,
}

const read = {
  id: 7,
  specialties: ['Кардиолог', 'Терапевт'],
  firstAppointment: 9000,
  education: [{ graduationYear: 2008, university: 'КазНМУ' }],
  serviceCategory: null,
}

test('fields are renamed in a record and in its parts, and back, in their order', () => {
  expect(JSON.stringify(fromWire(sent))).toBe(JSON.stringify(read))
  expect(JSON.stringify(toWire([read]))).toBe(JSON.stringify([sent]))
})

test('no two fields get one name', () => {
  const names = Object.values(wireNames)
  expect(new Set(names).size).toBe(names.length)
})
