/** Requests as browsers send them, to the real handlers. */
import { DELETE, GET, PATCH, POST, PUT } from '@/app/api/[...path]/route'

const handlers = { GET, POST, PUT, PATCH, DELETE }
export const site = 'https://clinic.example'

export const doctorRequest = { doctor_id: 7, name: 'Айгүл Өтегенова', phone: '77010000000' }

export interface Sent {
  readonly path?: string
  readonly method?: keyof typeof handlers
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

let addresses = 0

/** Each from another address, unless one is given. */
export async function send(
  sent: Sent = {},
): Promise<{ status: number; json: unknown; headers: Headers }> {
  const { path = '/api/request-doctors', method = 'POST', body = doctorRequest } = sent
  addresses += 1
  const headers = {
    Host: 'clinic.example',
    'Content-Type': 'application/json',
    'X-Forwarded-For': `198.51.100.${addresses % 250}`,
    ...sent.headers,
  }
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const init = method === 'GET' ? { method, headers } : { method, headers, body: text }
  const response = await handlers[method](new Request(site + path, init))
  const json: unknown = await response.json()
  return { status: response.status, json, headers: response.headers }
}
