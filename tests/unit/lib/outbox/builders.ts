/** Real stores in temporary folders, and requests with defaults. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '@/lib/outbox/database'
import type { NewRequest } from '@/lib/outbox/types'

const folders: string[] = []

/** A folder that `removeFolders` deletes. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'outbox-'))
  folders.push(path)
  return path
}

export function removeFolders(): void {
  for (const path of folders.splice(0)) rmSync(path, { recursive: true, force: true })
}

export function storeFile(): string {
  return join(folder(), 'requests.db')
}

export function store(): Db {
  return openDatabase(storeFile())
}

let count = 0

export function newRequest(change: Partial<NewRequest> = {}): NewRequest {
  count += 1
  return {
    key: `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`,
    kind: 'doctors',
    endpoint: '/api/request-doctors',
    payload: { doctor_id: 7, name: 'Айгүл Өтегенова', phone: '77010000000' },
    meta: { page: '/doctors-list/list', consentVersion: '1' },
    flags: [],
    sessionId: '',
    locale: 'kk',
    ...change,
  }
}
