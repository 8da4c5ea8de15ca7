/** `npm run requests` as a command. */
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { listRequests } from '@clinic/requests/list-requests'
import { noteChat } from '@/lib/requests/outbox/chats'
import { markDead } from '@/lib/requests/outbox/queue'
import { openDatabase } from '@/lib/requests/outbox/sqlite'
import { commit } from '@/lib/requests/outbox/store'
import { unread } from '@/lib/requests/outbox/upkeep'
import {
  folder,
  forInbox,
  newRequest,
  removeFolders,
  storePending,
  waiting,
} from '../lib/requests/outbox/builders'
import { run } from './processes'

jest.setTimeout(30_000)
afterAll(removeFolders)

async function requests(data: string, ...flags: string[]) {
  const child = run('tools/requests/cli.ts', flags, { DATA_DIR: data })
  return { code: await child.ended, output: child.output() }
}

test('without requests', async () => {
  const data = folder()
  expect(await requests(data)).toEqual({ code: 0, output: 'No requests yet.\n' })
  expect(existsSync(`${data}/requests.db`)).toBe(false)
})

test('the newest comes first, and a state can be selected', async () => {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const at = Date.parse('2026-11-03T10:00:00Z')
  const person = { name: 'Ерлан Сейтқали', phone: '77770000000' }
  await commit(db, newRequest(), forInbox, at)
  const mail = { kind: 'mail', endpoint: '/api/application-feedback' } as const
  await commit(
    db,
    newRequest({ ...mail, payload: { ...person, type: 'consult' } }),
    waiting,
    at + 1,
  )

  const all = await requests(data)
  expect(all.code).toBe(0)
  expect(all.output.split('\n').map(line => line.split(/ {2,}/)[1])).toEqual([
    'state',
    'pending',
    'inbox',
    undefined,
  ])
  const picked = await requests(data, '--state', 'pending', '--csv')
  expect(picked.output.trim().split('\r\n')).toHaveLength(2)
  expect(picked.output).toContain(
    '2026-11-03T10:00:00.001Z,pending,mail,,Ерлан Сейтқали,77770000000',
  )
  const [dead] = await storePending(db, 1, at + 2, { state: 'inbox', emailState: 'pending' })
  await markDead(db, 'email', dead ?? '', 'SMTP 550')
  expect(await listRequests(db, { since: 0, state: 'dead' })).toMatchObject([
    { key: dead, state: 'inbox', emailState: 'dead', emailLastError: 'SMTP 550' },
  ])
  expect(await requests(data, '--since', '1m')).toEqual({ code: 0, output: 'No such requests.\n' })
})

test('B241: all of one person is listed by any writing of the number, and forgotten with its bytes', async () => {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const person = { name: 'Мырзакельдиева', phone: '77017654321' }
  const mail = { kind: 'mail', endpoint: '/api/application-feedback' } as const
  const own = () => newRequest({ ...mail, payload: { ...person, type: 'consult' } })
  await commit(db, own(), forInbox, Date.now())
  await commit(db, own(), waiting, Date.now())
  await commit(db, newRequest(), forInbox, Date.now())

  const listed = await requests(data, '--person', '8 (701) 765-43-21', '--csv')
  expect(listed.output.trim().split('\r\n')).toHaveLength(3)
  // The site goes on meanwhile: its connection stays open.
  const { code, output } = await requests(data, '--person', '+7 701 765 43 21', '--forget')
  expect(output).toMatch(/2 requests of one person were deleted, of them not delivered: 1\./)
  expect(output).toMatch(/hold them until \d{4}-\d\d-\d\d at the latest/)
  expect(output).not.toContain('write-ahead')
  expect(output.replace(/\D/g, '')).not.toContain('7654321')
  expect(code).toBe(0)
  const left = readdirSync(data).map(name => readFileSync(`${data}/${name}`, 'latin1'))
  const bytes = left.join('')
  for (const word of [person.phone, Buffer.from(person.name).toString('latin1')]) {
    expect(bytes).not.toContain(word)
  }
  expect(await listRequests(db, { since: 0 })).toHaveLength(1)
  expect((await requests(data, '--person', '87017654321')).output).toBe('No such requests.\n')
  expect((await requests(data, '--person', '87017654321', '--forget')).output).toContain(
    '0 requests of one person',
  )
})

test('B1310: what was refused for good is sent again, and nothing else', async () => {
  const data = folder()
  expect((await requests(data, '--retry')).output).toContain('0 requests and 0 e-mails')
  const db = openDatabase(`${data}/requests.db`)
  const states = { state: 'pending', emailState: 'pending' } as const
  const [both = '', email = ''] = await storePending(db, 2, Date.now(), states)
  await commit(db, newRequest(), forInbox, Date.now())
  await markDead(db, 'backend', both, 'HTTP 400')
  for (const key of [both, email]) await markDead(db, 'email', key, 'SMTP 550')
  const { code, output } = await requests(data, '--retry')
  expect([code, output]).toEqual([0, '1 requests and 2 e-mails are sent again.\n'])
  const rows = await listRequests(db, { since: 0 })
  expect(rows.map(({ state, emailState }) => `${state} ${emailState}`).sort()).toEqual([
    'inbox none',
    'pending pending',
    'pending pending',
  ])
})

test('what is listed or exported counts as read, what is only counted does not', async () => {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const old = newRequest()
  await commit(db, old, forInbox, Date.now() - 3_600_000)
  await commit(db, newRequest(), forInbox, Date.now())
  await requests(data, '--conversions', 'yandex')
  expect((await unread(db)).count).toBe(2)
  await requests(data, '--since', '10m')
  expect((await unread(db)).count).toBe(1)
  await requests(data, '--csv')
  expect((await unread(db)).count).toBe(0)
})

/** Folders that cannot be read, whoever runs the tests, and why. */
const unreadable: readonly (readonly [string, (data: string) => string, string])[] = [
  ['a folder that is not there', data => `${data}/none`, 'ENOENT'],
  [
    'a file',
    data => {
      writeFileSync(`${data}/file`, '')
      return `${data}/file`
    },
    'ENOTDIR',
  ],
  [
    'a link to itself',
    data => {
      symlinkSync('loop', `${data}/loop`)
      return `${data}/loop`
    },
    'ELOOP',
  ],
]

test.each(unreadable)(
  'B212: %s is not "none yet", however they are listed',
  async (_, make, why) => {
    const path = make(folder())
    for (const flags of [[], ['--csv'], ['--conversions', 'yandex']]) {
      const { code, output } = await requests(path, ...flags)
      expect(output).toMatch(/^The request store .* cannot be read: .* Check DATA_DIR\.\n$/)
      expect(output).toContain(`${path}/requests.db`)
      expect(output).toContain(why)
      expect(code).toBe(1)
    }
  },
)

test('B212: a store that is damaged, or a link to one that is away, is named', async () => {
  const damaged = folder()
  writeFileSync(`${damaged}/requests.db`, 'no database at all '.repeat(100))
  const away = folder()
  symlinkSync('/nonexistent/requests.db', `${away}/requests.db`)
  for (const data of [damaged, away]) {
    const { code, output } = await requests(data)
    expect(output).toMatch(/^The request store .* cannot be read: .* Check DATA_DIR\.\n$/)
    expect(output).toContain(`${data}/requests.db`)
    expect(code).toBe(1)
  }
})

test('B212: a Postgres that does not answer is one line', async () => {
  const child = run('tools/requests/cli.ts', [], {
    DATA_DIR: folder(),
    DATABASE_URL: 'postgres://clinic:secret@localhost:1/clinic',
  })
  expect(await child.ended).toBe(1)
  expect(child.output()).toMatch(
    /^The request store in Postgres cannot be read: \S.*ECONNREFUSED.*\. Check DATABASE_URL\.\n$/,
  )
})

test('invalid flags print an error, --help the usage', async () => {
  const data = folder()
  const wrong = await requests(data, '--state', 'lost')
  expect(wrong).toMatchObject({ code: 2, output: expect.stringContaining('not "lost"') })
  expect(await requests(data, '--help')).toMatchObject({
    code: 0,
    output: expect.stringContaining('--since WHEN'),
  })
})

test('a chat is found by its code, and is in no file of conversions; that for Meta waits for the setting that the policy is written from (B1032, B1033, B1502)', async () => {
  const data = folder()
  const db = openDatabase(`${data}/requests.db`)
  const at = Date.parse('2026-11-03T10:00:00Z')
  const last = { utm_source: 'instagram', fbclid: 'f1', yclid: '7', page: '/check-up', at }
  await noteChat(db, 'W-7K3QXP', { last }, at)
  const { code, output } = await requests(data, '--chat', 'w-7k3qxp')
  expect(code).toBe(0)
  expect(output).toMatch(/^W-7K3QXP .*\n {2}instagram {2}\/check-up .*fbclid=f1 .*\n$/)
  expect((await requests(data, '--chat', 'W-222222')).output).toContain('no such chat')

  // Whoever writes to WhatsApp has agreed to nothing that the form asks for.
  writeFileSync(`${data}/came.txt`, 'W-7K3QXP')
  const came = await requests(data, '--conversions', 'yandex', '--keys', `${data}/came.txt`)
  expect(came.output).toContain('0 conversions')

  expect(await requests(data, '--conversions', 'meta')).toMatchObject({
    code: 1,
    output: expect.stringContaining('META_CONVERSIONS is not set'),
  })
})
