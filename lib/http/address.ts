/** The IP address of a visitor, for rate limits only: it is never stored. */
import 'server-only'
import { isIPv4, isIPv6 } from 'node:net'
import { socketAddressHeader } from './headers'

/**
 * The address of the visitor.
 * @param trustedHops Trusted proxies in front. Each appends the address it saw to
 *   `X-Forwarded-For`, so the visitor's is that many entries from the right; those further left can
 *   be forged.
 */
export function clientAddress(headers: Headers, trustedHops: number): string {
  const forwarded = (headers.get('X-Forwarded-For') ?? '').split(',').map(entry => entry.trim())
  if (trustedHops === 0) return headers.get(socketAddressHeader) ?? forwarded.at(-1) ?? ''
  return forwarded.at(-trustedHops) ?? forwarded[0] ?? ''
}

/** What counts as one visitor: an IPv4 address, or the /64 network of an IPv6 connection. */
export function bucketOf(address: string): string {
  const bare = address.replace(/^\[|\](?::\d+)?$|%.*$/g, '').toLowerCase()
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1]
  if (mapped) return mapped
  const withPort = /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(bare)?.[1] ?? bare
  return isIPv6(withPort) ? network64(withPort) : withPort
}

function network64(address: string): string {
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  const first = groups.slice(0, 4).map(group => Number.parseInt(group, 16).toString(16))
  return `${first.join(':')}::/64`
}

/**
 * Addresses that many visitors may share behind an undeclared proxy, or that are this machine.
 * Refusing them could refuse everybody.
 */
export function isPrivate(bucket: string): boolean {
  if (isIPv4(bucket)) {
    return /^(10|127|192\.168|169\.254|172\.(1[6-9]|2\d|3[01]))\./.test(bucket)
  }
  return !bucket.includes(':') || /^(0:0:0:0|f[cd][0-9a-f]{2}:|fe80:)/.test(bucket)
}
