import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPrograms } from '../support/servers/packages.mjs'
import { createPostgres } from '../support/servers/postgres'
import { cleanUp } from './support/cleanUp'
import { describeWith } from './support/needs'

/** deploy/backup.sh, as clinic-backup.service runs it. */
describeWith('sqlite3', 'postgres')('the backup', () => {
  let folder: string

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'backup-'))
    cleanUp(() => rmSync(folder, { recursive: true, force: true }))
  })

  const at = (...names: readonly string[]) => join(folder, ...names)

  function backUp(env: Readonly<Record<string, string>> = {}) {
    const PATH = `${findPrograms().postgres}:${process.env.PATH}`
    const own = { ...process.env, PATH, DATA_DIR: folder, BACKUP_DIR: at('copies') }
    const { status, stderr } = spawnSync('bash', ['deploy/backup.sh'], {
      env: { ...own, ...env },
      encoding: 'utf8',
    })
    return { status, stderr }
  }

  const newest = (of: string) => at('copies', of, readdirSync(at('copies', of)).sort().at(-1) ?? '')
  const ended = { status: 0, stderr: '' }

  test('of SQLite is a whole copy, for nobody else; the last 48 and one for each of 30 days stay', () => {
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

  test('of a damaged store fails, and pushes no earlier copy out', () => {
    writeFileSync(at('requests.db'), 'SQLite format 3\0'.padEnd(4096, 'x'))
    expect(backUp().status).not.toBe(0)
    expect(readdirSync(at('copies/hourly'))).toEqual([])
  })

  test('before the first request has nothing to do', () => {
    expect(backUp()).toEqual(ended)
    expect(readdirSync(at('copies/hourly'))).toEqual([])
  })

  test('of Postgres can be restored', async () => {
    const postgres = await createPostgres()
    cleanUp(postgres.remove)
    const server = await postgres.start()
    cleanUp(() => server.stop('SIGINT'))
    const bin = String(findPrograms().postgres)
    const sql = (command: string) =>
      String(execFileSync(join(bin, 'psql'), ['-qAt', '-c', command, postgres.url]))
    sql("CREATE TABLE requests (key text); INSERT INTO requests VALUES ('one')")
    expect(backUp({ DATABASE_URL: postgres.url })).toEqual(ended)
    sql('DELETE FROM requests')
    const options = ['--clean', '--if-exists', '--single-transaction', `--dbname=${postgres.url}`]
    execFileSync(join(bin, 'pg_restore'), [...options, newest('hourly')])
    expect(sql('SELECT key FROM requests')).toBe('one\n')
  })
})
