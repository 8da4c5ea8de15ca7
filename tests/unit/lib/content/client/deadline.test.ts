/** How long is waited for what others send. */
import { readFile } from 'node:fs/promises'
import { heardWithin } from '@/lib/content/client/deadline'

const late = new Error('late')

test('B1360: what has arrived while the process was busy is heard', async () => {
  const arriving = readFile('package.json', 'utf8')
  const heard = heardWithin(600, late, arriving)
  const until = performance.now() + 900
  while (performance.now() < until);
  expect(await heard).toContain('"name"')
})

test('silence has an end', async () => {
  await expect(heardWithin(60, late, new Promise(() => {}))).rejects.toBe(late)
})
