/** What was answered 201 stays, over restarts, and whatever an operator reads meanwhile. */
import { readdirSync, writeFileSync } from 'node:fs'
import { freshPhone, post } from '../../support/clients'
import { hasSqlite, operatorOf } from '../../support/operator'
import { liveThrough } from '../../support/restarts'
import { until } from '../../support/until'
import { earlierPhone, folder, removeFolders, writeEarlierStore } from '../lib/outbox/builders'
import { killChildren, run } from './processes'

jest.setTimeout(120_000)
afterEach(killChildren)
afterAll(removeFolders)

const portOf = (output: string) => /^port (?<port>\d+)$/m.exec(output)?.groups?.port

async function startOne(data: string) {
  const child = run('tests/unit/outbox-process/children/serve.ts', [], {
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

const testOrSkip = hasSqlite ? test : test.skip

testOrSkip('two on one folder, with a store of the release before', async () => {
  const data = folder()
  writeEarlierStore(`${data}/requests.db`)
  const start = () => Promise.all([startOne(data), startOne(data)])
  const lives = await liveThrough(data, start, ['SIGKILL', 'SIGTERM'], [earlierPhone])
  const { acknowledged, ...shown } = lives
  expect(acknowledged).toHaveLength(17)
  expect(shown).toEqual({ stored: acknowledged, inbox: acknowledged, backup: acknowledged })
})

testOrSkip('of two that find a damaged store one puts it aside, and both go on', async () => {
  const data = folder()
  writeFileSync(`${data}/requests.db`, 'not a database '.repeat(1000))
  const sites = await Promise.all([startOne(data), startOne(data)])
  const phones = sites.flatMap(() => [freshPhone(), freshPhone(), freshPhone()])
  const posts = phones.map((phone, index) => post(String(sites[index % 2]?.url), { phone }))
  const answers = await Promise.all(posts)
  expect(answers.map(({ status }) => status)).toEqual(phones.map(() => 201))
  expect(readdirSync(data).filter(name => /\.broken-[^.]*Z$/.test(name))).toHaveLength(1)
  expect(operatorOf(data).stored()).toEqual(phones.toSorted())
})
