/** Accepts requests over HTTP and delivers them, like a site without pages. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { POST } from '@/app/api/[...path]/route'
import { startDelivery } from '@/lib/requests/outbox/start'
import { stopDelivery } from '@/lib/requests/outbox/stop'

void startDelivery()
process.on('SIGTERM', () => void stopDelivery().then(() => process.exit(0)))

const server = createServer(async (request, response) => {
  const body: Buffer[] = []
  for await (const part of request) body.push(part as Buffer)
  const headers = new Headers(request.headers as Record<string, string>)
  const init = { method: 'POST', headers, body: Buffer.concat(body) }
  const result = await POST(new Request(`http://${request.headers.host}${request.url}`, init))
  response.writeHead(result.status).end(await result.text())
})
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`port ${(server.address() as AddressInfo).port}\n`)
})
