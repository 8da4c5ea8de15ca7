import { spaceAt } from '../disk'

const large = { bavail: 1e6, bsize: 4096, files: 1e6, ffree: 9e5 }

test.each([
  ['ok', '3906 MB are free at /x', large],
  ['ok', '3906 MB are free at /x', { ...large, files: 0, ffree: 0 }],
  ['warn', '390 MB are free at /x', { ...large, bavail: 1e5 }],
  ['fail', '39 MB are free at /x', { ...large, bavail: 1e4 }],
  ['fail', '9 more files fit on the disk of /x', { ...large, ffree: 9 }],
])('B1312: %s: %s', (state, text, space) => {
  expect(spaceAt('/x', space)).toMatchObject({ state, text })
})
