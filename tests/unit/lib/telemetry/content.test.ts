import { register } from 'prom-client'
import { noteContentFailure, noteContentLoaded } from '@/lib/telemetry/content'

test('the age of each list grows until it is refreshed, and failures are counted', async () => {
  noteContentLoaded('doctors', 'ru', Date.now() - 90_000)
  noteContentLoaded('doctors', 'kk')
  noteContentFailure('doctors', 'ru', 'partial')
  noteContentFailure('doctors', 'ru', 'partial')
  const text = await register.metrics()
  const [, age] =
    /^clinic_content_age_seconds\{list="doctors",locale="ru"\} (.*)$/m.exec(text) ?? []
  expect(Number(age)).toBeGreaterThanOrEqual(90)
  expect(Number(age)).toBeLessThan(100)
  expect(text).toMatch(/^clinic_content_age_seconds\{list="doctors",locale="kk"\} 0(\.0\d*)?$/m)
  expect(text).toMatch(
    /^clinic_content_failures_total\{list="doctors",locale="ru",reason="partial"\} 2$/m,
  )
  noteContentLoaded('doctors', 'ru')
  expect(await register.metrics()).toMatch(/age_seconds\{list="doctors",locale="ru"\} 0(\.0\d*)?$/m)
})
