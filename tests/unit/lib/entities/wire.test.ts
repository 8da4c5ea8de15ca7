import { fromWire, siteName, toWire, wireName } from '@/lib/entities/wire'
import { wireFields } from '../../../support/wire-fields'

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

test('no two fields get one name, and each gets its own back', () => {
  expect(new Set(wireFields.map(siteName)).size).toBe(wireFields.length)
  expect(wireFields.map(siteName).map(wireName)).toEqual(wireFields)
})
