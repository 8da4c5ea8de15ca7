import { bucketOf, clientAddress, isPrivate } from '@/lib/http/address'

test.each([
  // Addresses to the left of the trusted proxies were sent by the client.
  [1, '6.6.6.6, 203.0.113.5', '203.0.113.5'],
  [2, '6.6.6.6, 203.0.113.5, 192.0.2.1', '203.0.113.5'],
  [2, '203.0.113.5', '203.0.113.5'],
  [1, undefined, ''],
  [0, '203.0.113.5', '203.0.113.5'],
])('%d trusted hops, X-Forwarded-For %j', (hops, forwarded, address) => {
  const headers = new Headers(forwarded === undefined ? {} : { 'X-Forwarded-For': forwarded })
  expect(clientAddress(headers, hops)).toBe(address)
})

test('without trusted proxies the socket address counts, whatever the headers are', () => {
  const headers = new Headers({ 'X-Socket-Address': '203.0.113.5', 'X-Forwarded-For': '6.6.6.6' })
  expect(clientAddress(headers, 0)).toBe('203.0.113.5')
})

test.each([
  ['203.0.113.5', '203.0.113.5'],
  ['203.0.113.5:51000', '203.0.113.5'],
  ['::ffff:203.0.113.5', '203.0.113.5'],
  ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002:bbbb:cccc:dddd:eeee', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (address, bucket) => {
  expect(bucketOf(address)).toBe(bucket)
})

test.each([
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['172.20.0.4', true],
  ['192.168.1.2', true],
  ['::1', true],
  ['fd12:3456::1', true],
  ['', true],
  ['172.32.0.1', false],
  ['203.0.113.5', false],
  ['2001:db8::1', false],
  ['100.64.0.1', false],
])('%s is an unknown client: %s', (address, shared) => {
  expect(isPrivate(bucketOf(address))).toBe(shared)
})
