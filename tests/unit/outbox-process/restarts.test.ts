/** Requests with a 201 stay over restarts, whatever an operator reads meanwhile. */

import { testUnless } from '@/tests/support/skips'
import { sqliteObstacle } from '../../support/operator'
import { liveThrough } from '../../support/restarts'
import { until } from '../../support/until'
import {
  earlierPhone,
  folder,
  removeFolders,
  writeEarlierStore,
} from '../lib/requests/outbox/builders'
import { killChildren, runChild } from './processes'

jest.setTimeout(120_000)
afterEach(killChildren)
afterAll(removeFolders)

const portOf = (output: string) => /^port (?<port>\d+)$/m.exec(output)?.groups?.port

async function startOne(data: string) {
  const child = runChild('serve', {
    DATA_DIR: data,
    BACKEND_URL: '',
    DATABASE_URL: '',
  })
  await until(() => portOf(child.output()) !== undefined)
  return {
    url: `http://127.0.0.1:${portOf(child.output())}`,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.process.kill(signal)
      await child.ended
    },
  }
}

testUnless(sqliteObstacle)('two on one folder, with a store of the release before', async () => {
  const data = folder()
  writeEarlierStore(`${data}/requests.db`)
  const start = () => Promise.all([startOne(data), startOne(data)])
  const lives = await liveThrough(data, start, ['SIGKILL'], [earlierPhone])
  const { acknowledged, ...shown } = lives
  expect(acknowledged).toHaveLength(10)
  expect(shown).toEqual({
    stored: acknowledged,
    inbox: acknowledged,
    backup: acknowledged,
    left: acknowledged,
  })
})
