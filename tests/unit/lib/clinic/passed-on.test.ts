import { parseEnv } from '@/lib/clinic/environment/env'
import { isDetailPassedOn } from '@/lib/clinic/passed-on'

const backend = { BACKEND_URL: 'https://api.clinic.example' }
const emails = { SMTP_URL: 'smtp://localhost', REQUESTS_EMAIL: 'info@clinic.example' }

test.each([
  [{}, true],
  [backend, false],
  [{ ...backend, ...emails }, true],
  [{ ...backend, REQUEST_COMMENT_FIELD: 'comment' }, true],
])('with %j a chosen day reaches the clinic: %s', (variables, reaches) => {
  expect(isDetailPassedOn(parseEnv(variables))).toBe(reaches)
})
