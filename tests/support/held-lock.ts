import { spawn } from 'node:child_process'
import { once } from 'node:events'

/** Another program that has begun to write to an SQLite file, and lets nobody else. @returns lets go of it */
export async function holdLock(file: string): Promise<() => Promise<void>> {
  const script = `
    const Database = require('libsql')
    const held = new Database(process.argv[1])
    held.exec('BEGIN IMMEDIATE')
    console.log('held')
    process.stdin.on('end', () => held.exec('COMMIT')).resume()`
  const child = spawn(process.execPath, ['-e', script, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return async () => {
    child.stdin.end()
    await ended
  }
}
