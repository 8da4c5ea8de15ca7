import { grownModules } from '../modules'

test('modules that are new or larger than recorded, largest growth first', () => {
  const before = { 'components/A.island.tsx': 900, swr: 9000, gone: 50 }
  const now = { 'components/A.island.tsx': 1000, swr: 8000, zod: 60_000 }
  expect(grownModules(now, before)).toEqual([
    { name: 'zod', from: 0, to: 60_000 },
    { name: 'components/A.island.tsx', from: 900, to: 1000 },
  ])
})
