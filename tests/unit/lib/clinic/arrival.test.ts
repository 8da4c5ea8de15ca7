import { clinicOf } from '@/lib/clinic/clinic'
import { clinicFacts } from '@/lib/clinic/facts'

test('the way to the door in its order, as far as the clinic says it', () => {
  const facts = clinicFacts()
  const floor = { ru: 'второй', kk: 'екінші' }
  const stop = { ru: '«Парк»', kk: '«Саябақ»' }
  expect(clinicOf({ ...facts, arrival: { floor, stop } }, 'kk').arrival).toEqual([
    { kind: 'stop', text: '«Саябақ»' },
    { kind: 'floor', text: 'екінші' },
  ])
  expect(clinicOf({ ...facts, arrival: {} }, 'ru').arrival).toEqual([])
})
