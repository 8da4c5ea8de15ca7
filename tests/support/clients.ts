/** Clients that send callback requests and retry like the site's own script. */
import { randomUUID } from 'node:crypto'

export interface Sent {
  readonly status: number
  readonly phone: string
}

let phones = 77_010_100_000

/** A phone number that no other request of this run has. */
export function freshPhone(): string {
  phones += 1
  return String(phones)
}

export interface Outgoing {
  readonly phone: string
  readonly key?: string
  readonly name?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A single attempt. */
export function submit(url: string, outgoing: Outgoing): Promise<Response> {
  const { phone, key = randomUUID(), name = 'Айгуль Проверяемая', headers } = outgoing
  return fetch(`${url}/api/application-feedback`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, ...headers },
    body: JSON.stringify({ name, phone, type: 'consult' }),
  })
}

/** The names and phones of `submit`, which no log may contain. */
export const personalData = /770101\d{5}|Проверяем/

/** @param urls the sites that may be tried in turn, whichever lives */
export async function submitUntilTaken(urls: readonly string[], phone: string): Promise<void> {
  const key = randomUUID()
  for (let attempt = 0; ; attempt += 1) {
    const url = urls[attempt % urls.length] ?? ''
    const response = await submit(url, { phone, key }).catch(() => null)
    if (response?.ok) return
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
