import { createHash, timingSafeEqual } from 'node:crypto'

/** Whether an `Authorization` header gives this token. */
export function isBearer(header: string | null | undefined, token: string): boolean {
  const given = /^Bearer\s+(.*)$/i.exec(header ?? '')?.[1] ?? ''
  return timingSafeEqual(digest(given), digest(token))
}

/** Compared in constant time, whatever the lengths. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
