import { sortDoctors, sortSchema } from '@/lib/backend/sorting'
import { seed } from '@/tests/support/seed'

const [doctor] = seed.doctors
if (!doctor) throw new Error('The seed has no doctors')
const doctors = [12000, null, 9000, 15000, 9000].map((first_appointment, index) => ({
  ...doctor,
  id: index + 1,
  first_appointment,
}))

const order = (query: object) => sortDoctors(doctors, sortSchema.parse(query)).map(({ id }) => id)

test.each([
  [{ sort_by: 'first_appointment', sort_direction: 'asc' }, [3, 5, 1, 4, 2]],
  [{ sort_by: 'first_appointment', sort_direction: 'desc' }, [4, 1, 3, 5, 2]],
  [{ sort_by: 'first_appointment', sort_direction: '' }, [1, 2, 3, 4, 5]],
  [{ sort_by: 'first_appointment' }, [1, 2, 3, 4, 5]],
  [{ sort_by: '', sort_direction: 'desc' }, [1, 2, 3, 4, 5]],
  [{}, [1, 2, 3, 4, 5]],
])('%j', (query, expected) => {
  expect(order(query)).toEqual(expected)
})

test.each([{ sort_by: 'name' }, { sort_direction: 'up' }])('%j is refused', query => {
  expect(sortSchema.safeParse(query).success).toBe(false)
})
