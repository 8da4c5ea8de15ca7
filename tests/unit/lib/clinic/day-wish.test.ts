import { isDayPassedOn } from '@/lib/clinic/day-wish'
import { parseEnv } from '@/lib/clinic/environment/env'

const backend = { BACKEND_URL: 'https://api.clinic.example' }
const letters = { SMTP_URL: 'smtp://localhost', REQUESTS_EMAIL: 'info@clinic.example' }

test.each([
  [{}, true],
  [backend, false],
  [{ ...backend, ...letters }, true],
  [{ ...backend, REQUEST_COMMENT_FIELD: 'comment' }, true],
])('with %j the chosen day reaches the clinic: %s', (variables, reaches) => {
  expect(isDayPassedOn(parseEnv(variables))).toBe(reaches)
})
