import { execFileSync, spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from '../support/servers/packages.mjs'
import { createPostgres } from '../support/servers/postgres'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** deploy/backup.sh, as run by clinic-backup.service, and deploy/restore.sh. */
describeWith('sqlite3', 'postgres')('the backup', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'))
    cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  })

  const at = (...names: readonly string[]) => join(folder, ...names)

  type Vars = Readonly<Record<string, string>>

  function run(env: Vars, ...command: readonly string[]) {
    const PATH = `${findPrograms().postgres}:${process.env.PATH}`
    const own = { ...process.env, PATH, DATA_DIR: folder, BACKUP_DIR: at('copies') }
    return spawnSync('bash', command, { env: { ...own, ...env }, encoding: 'utf8' })
  }

  function backUp(env: Vars = {}) {
    const { status, stderr } = run(env, 'deploy/backup.sh')
    return { status, stderr }
  }

  const restore = (env: Vars = {}, ...copy: readonly string[]) =>
    run(env, 'deploy/restore.sh', ...copy)

  const withPassword = (url: string, password: string) =>
    Object.assign(new URL(url), { password }).href

  /** A PATH with programs that note their arguments, as the list of processes shows them. */
  function argumentsOf(...programs: readonly string[]) {
    const notes = at('arguments')
    const bin = mkdtempSync(at('bin-'))
    for (const program of programs) {
      const real = join(String(findPrograms().postgres), program)
      const script = `#!/bin/sh\necho "$*" >> ${notes}\nexec ${real} "$@"\n`
      writeFileSync(join(bin, program), script, { mode: 0o755 })
    }
    const path = `${bin}:${findPrograms().postgres}:${process.env.PATH}`
    return { path, seen: () => readFileSync(notes, 'utf8') }
  }

  const newest = (of: string) => at('copies', of, readdirSync(at('copies', of)).sort().at(-1) ?? '')
  const ended = { status: 0, stderr: '' }

  test('of SQLite is complete and readable by the owner only; the last 48 and one for each of 30 days are kept', () => {
    for (const [of, count] of [
      ['hourly', 60],
      ['daily', 40],
    ] as const) {
      mkdirSync(at('copies', of), { recursive: true })
      for (let name = 10; name < 10 + count; name += 1) {
        writeFileSync(at('copies', of, `202501${name}.db`), 'old')
      }
    }
    const store = "CREATE TABLE requests (key); INSERT INTO requests VALUES ('one')"
    execFileSync('sqlite3', [at('requests.db'), 'PRAGMA journal_mode=WAL', store])
    expect(backUp()).toEqual(ended)
    for (const [of, count] of [
      ['hourly', 48],
      ['daily', 30],
    ] as const) {
      expect(readdirSync(at('copies', of))).toHaveLength(count)
      expect(String(execFileSync('sqlite3', [newest(of), 'SELECT key FROM requests']))).toBe(
        'one\n',
      )
      expect(statSync(newest(of)).mode & 0o777).toBe(0o600)
    }
  })

  test('none is kept longer than BACKUP_DAYS, however few there are, whether another one can be made or not (B1263)', () => {
    mkdirSync(at('copies/daily'), { recursive: true })
    const left = () => readdirSync(at('copies/daily')).filter(name => name.startsWith('2025'))
    const age = (name: string, hours: number) => {
      writeFileSync(at('copies/daily', name), 'old')
      const time = Date.now() / 1000 - hours * 3600
      utimesSync(at('copies/daily', name), time, time)
    }
    const makeOld = () => {
      age('20250101.db', 8 * 24)
      // It would be too old before the next run.
      age('20250102.db', 7 * 24 - 0.5)
      age('20250103.db', 6 * 24)
    }
    makeOld()
    expect(backUp({ BACKUP_DAYS: '7' })).toEqual(ended)
    expect(left()).toEqual(['20250103.db'])
    makeOld()
    expect(backUp({ BACKUP_DAYS: '7', DATA_DIR: at('none') }).status).not.toBe(0)
    expect(left()).toEqual(['20250103.db'])
    execFileSync('sqlite3', [at('requests.db'), 'CREATE TABLE requests (key)'])
    makeOld()
    expect(backUp({ BACKUP_DAYS: '7' })).toEqual(ended)
    expect(left()).toEqual(['20250103.db'])
  })

  test('of a damaged store fails, and removes no earlier backup', () => {
    writeFileSync(at('requests.db'), 'SQLite format 3\0'.padEnd(4096, 'x'))
    expect(backUp().status).not.toBe(0)
    expect(readdirSync(at('copies/hourly'))).toEqual([])
  })

  test('before the first request does nothing', () => {
    expect(backUp()).toEqual(ended)
    expect(readdirSync(at('copies/hourly'))).toEqual([])
  })

  test('B212: of a folder that is not there, or is none, fails', () => {
    writeFileSync(at('file'), '')
    for (const data of [at('none'), at('file/data')]) {
      const { status, stderr } = backUp({ DATA_DIR: data })
      expect(status).not.toBe(0)
      expect(stderr).toContain(data)
    }
    expect(readdirSync(at('copies/hourly'))).toEqual([])
  })

  const schema = 'CREATE TABLE requests (id INTEGER PRIMARY KEY, key TEXT UNIQUE, state TEXT)'
  const waiting = "INSERT INTO requests (key, state) VALUES ('one', 'pending'), ('two', 'pending')"
  /** Since the backup: one request was lost, one delivered, one added. */
  const later = [
    "DELETE FROM requests WHERE key = 'one'",
    "UPDATE requests SET state = 'delivered'",
    "INSERT INTO requests (key, state) VALUES ('three', 'inbox')",
  ].join(';')
  const list = 'SELECT key, state FROM requests ORDER BY key'
  const merged = ['one|pending', 'three|inbox', 'two|delivered', ''].join('\n')

  test('of SQLite is merged into the store, or replaces it', () => {
    const store = at('requests.db')
    const sql = (...commands: readonly string[]) =>
      String(execFileSync('sqlite3', [store, ...commands]))
    sql('PRAGMA journal_mode=WAL', schema, waiting)
    expect(backUp()).toEqual(ended)
    sql(later)
    expect(restore()).toMatchObject({
      ...ended,
      stdout: expect.stringMatching(/^1 requests of .* back/),
    })
    expect(sql(list)).toBe(merged)
    expect(restore().stdout).toMatch(/^0 requests/)
    for (const part of ['', '-wal', '-shm']) rmSync(store + part, { force: true })
    expect(restore().stdout).toMatch(/^2 requests/)
    expect(sql(list)).toBe('one|pending\ntwo|pending\n')
    // No temporary files are left, and the backups are unchanged.
    expect(readdirSync(folder).sort()).toEqual(['copies', 'requests.db'])
    expect(readdirSync(at('copies/hourly'))).toHaveLength(1)
  })

  test('that is missing or damaged is not restored', () => {
    execFileSync('sqlite3', [at('requests.db'), schema, waiting])
    expect(restore()).toMatchObject({
      status: 2,
      stderr: expect.stringContaining('There is no copy'),
    })
    const damaged = at('damaged.db')
    writeFileSync(damaged, 'SQLite format 3\0'.padEnd(4096, 'x'))
    expect(restore({}, damaged).status).not.toBe(0)
    expect(String(execFileSync('sqlite3', [at('requests.db'), list]))).toBe(
      'one|pending\ntwo|pending\n',
    )
  })

  test('of Postgres is merged by the command, and restored by pg_restore', async () => {
    const postgres = await createPostgres()
    cleanUp(postgres.remove)
    const server = await postgres.start()
    cleanUp(() => server.stop('SIGINT'))
    const bin = String(findPrograms().postgres)
    const sql = (command: string) =>
      String(execFileSync(join(bin, 'psql'), ['-qAt', '-c', command, postgres.url]))
    // It is not asked for, as the server trusts this machine.
    const shared = { DATABASE_URL: withPassword(postgres.url, 'sec%2Fret') }
    expect(backUp(shared)).toEqual(ended)
    expect(readdirSync(at('copies/hourly'))).toEqual([])
    sql(schema.replace('INTEGER', 'bigint GENERATED ALWAYS AS IDENTITY'))
    sql(waiting)
    expect(backUp(shared)).toEqual(ended)
    sql(later)
    expect(restore(shared)).toMatchObject({
      ...ended,
      stdout: expect.stringMatching(/^1 requests of .* back/),
    })
    expect(sql(list)).toBe(merged)
    const programs = argumentsOf('pg_dump', 'psql')
    const watched = { ...shared, PATH: programs.path, BACKUP_DIR: at('watched') }
    backUp(watched)
    restore(watched)
    expect(programs.seen()).toContain('postgresql://')
    expect(programs.seen()).not.toContain('sec')
    sql('DROP TABLE requests')
    expect(restore(shared)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('start the site once'),
    })
    const options = ['--clean', '--if-exists', '--single-transaction', `--dbname=${postgres.url}`]
    execFileSync(join(bin, 'pg_restore'), [...options, newest('hourly')])
    expect(sql(list)).toBe('one|pending\ntwo|pending\n')
  })
})
