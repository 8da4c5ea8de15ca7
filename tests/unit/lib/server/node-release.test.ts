import { nodeWarning } from '@/lib/server/node-release'

test('a Node without security releases is named from the day after its last one', () => {
  expect(nodeWarning('20.19.0', '2026-04-30')).toBeUndefined()
  expect(nodeWarning('20.19.0', '2026-05-01')).toMatch(/Node 20\.19\.0 .* since 2026-04-30/)
  expect(nodeWarning('24.1.0', '2026-05-01')).toBeUndefined()
  // Its end is not known yet.
  expect(nodeWarning('26.0.0', '2040-01-01')).toBeUndefined()
})
