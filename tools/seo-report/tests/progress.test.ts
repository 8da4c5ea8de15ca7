import { createProgress, lineOf } from '../progress'

function watched(isTTY: boolean) {
  let time = 0
  const written: string[] = []
  const output = { isTTY, write: (text: string | Uint8Array) => written.push(String(text)) > 0 }
  const progress = createProgress(output, () => time)
  return { progress, written, wait: (ms: number) => (time += ms) }
}

test('a terminal gets one line that is updated', () => {
  const { progress, written, wait } = watched(true)
  progress.phase('pages', 4)
  for (let done = 0; done < 4; done += 1) {
    wait(1000)
    progress.tick()
  }
  progress.end()
  expect(written.at(0)).toMatch(/^\r.*0 % \(0 of 4\)$/)
  expect(written.filter(text => text === '\n')).toHaveLength(1)
  expect(written.at(-2)).toContain('100 % (4 of 4)')
})

test('a log gets a line at intervals', () => {
  const { progress, written, wait } = watched(false)
  progress.phase('pages', 100)
  for (let done = 0; done < 99; done += 1) {
    wait(1000)
    progress.tick()
  }
  expect(written).toHaveLength(1 + Math.floor(99 / 15))
  expect(written.join('')).not.toContain('\r')
})

test('the remaining time is shown when it can be estimated', () => {
  expect(lineOf('pages', 50, 200, 60_000)).toContain('25 % (50 of 200, 3 min 0 s left)')
  expect(lineOf('pages', 0, 200, 0)).not.toContain('left')
  expect(lineOf('found', 7, undefined, 0)).toBe('found    7')
})
