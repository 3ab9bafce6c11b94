import { isIPv6 } from 'node:net'

/**
 * The network by which an address is counted: the address itself, for IPv6 the /64 that one household or office
 * has.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  if (!isIPv6(address)) return address
  const [head = '', tail = ''] = address.split('%')[0]?.toLowerCase().split('::') ?? []
  const before = head === '' ? [] : head.split(':')
  const after = tail === '' ? [] : tail.split(':')
  const zeros = address.includes('::') ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after]
  return groups
    .slice(0, 4)
    .map(group => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
