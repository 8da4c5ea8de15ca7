/** Operator commands of docs/operations.md beside a running site, and what each shows. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { bundleFlags, bundleOf } from './bundled'
import { findPrograms } from './servers/packages.mjs'

/** Why tests that look into a store are skipped. */
export const sqliteObstacle = findPrograms().sqlite3 ? undefined : 'sqlite3 not installed'

function sqlite(file: string, command: string): string {
  return execFileSync('sqlite3', [file, command], { encoding: 'utf8', stdio: 'pipe' })
}

/** All phones in a store, read with the sqlite3 program. */
export function phonesIn(file: string): string[] {
  const rows = sqlite(file, "SELECT payload ->> 'phone' FROM requests")
  return rows.split('\n').filter(Boolean).sort()
}

/** @param data the site's `DATA_DIR` */
export function operatorOf(data: string) {
  const file = join(data, 'requests.db')
  const copy = join(data, 'copy.db')
  return {
    /** Phones in the store. */
    stored: () => phonesIn(file),
    /** Makes a backup. @returns the phones in it */
    backup(): string[] {
      sqlite(file, `.backup ${copy}`)
      return phonesIn(copy)
    },
    /**
     * Phones in the output of `npm run requests`, from source, as unit tests run before the build.
     */
    inbox(): string[] {
      const csv = execFileSync(process.execPath, [...bundleFlags, '--csv'], {
        encoding: 'utf8',
        input: bundleOf('tools/requests/cli.ts'),
        env: { ...process.env, DATA_DIR: data, BACKEND_URL: '', DATABASE_URL: '' },
      })
      return (csv.match(/\b77\d{9}\b/g) ?? []).sort()
    },
    /** Deletes a patient's data. */
    forget(phone: string): void {
      sqlite(file, `DELETE FROM requests WHERE payload LIKE '%${phone}%'`)
    },
  }
}
