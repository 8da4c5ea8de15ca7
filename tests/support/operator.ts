/** What an operator does beside a running site, with the commands of README, and what each then shows. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'

/** Phones of a store: all that `file` holds for whoever opens it with SQLite's own program. */
export function phonesIn(file: string): string[] {
  const rows = execFileSync('sqlite3', [file, "SELECT payload ->> 'phone' FROM requests"], {
    encoding: 'utf8',
  })
  return rows.split('\n').filter(Boolean).sort()
}

/** @param data the site's `DATA_DIR` */
export function operatorOf(data: string) {
  const file = join(data, 'requests.db')
  const copy = join(data, 'copy.db')
  return {
    /** Phones in the store. */
    stored: () => phonesIn(file),
    /** Takes a backup. @returns the phones in it. */
    backup(): string[] {
      execFileSync('sqlite3', [file, `.backup ${copy}`])
      return phonesIn(copy)
    },
    /** Phones that `npm run requests` shows. */
    inbox(): string[] {
      const csv = execFileSync('npm', ['run', '--silent', 'requests', '--', '--csv'], {
        encoding: 'utf8',
        env: { ...process.env, DATA_DIR: data, BACKEND_URL: '', DATABASE_URL: '' },
      })
      return (csv.match(/\b77\d{9}\b/g) ?? []).sort()
    },
    /** Deletes a patient's data. */
    forget(phone: string): void {
      execFileSync('sqlite3', [file, `DELETE FROM requests WHERE payload LIKE '%${phone}%'`])
    },
  }
}
