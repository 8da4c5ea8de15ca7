import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { clientAddress } from '@/lib/site-api/address'
import { stampSocketAddresses } from '@/lib/site-api/socket'

test('the stamped address beats what the visitor claims', async () => {
  stampSocketAddresses()
  stampSocketAddresses()
  const server = createServer((request, response) => {
    response.end(clientAddress(new Headers(request.headers as Record<string, string>), 0))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const response = await fetch(`http://127.0.0.1:${port}`, {
    headers: { 'X-Socket-Address': '6.6.6.6', 'X-Forwarded-For': '6.6.6.6' },
  })
  expect(await response.text()).toBe('127.0.0.1')
  server.closeAllConnections()
  server.close()
})
