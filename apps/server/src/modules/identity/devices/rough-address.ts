import { isIPv4, isIPv6 } from 'node:net'

/**
 * Roughly from where: enough to tell home from another country, too little to find anybody. Half of an IPv4
 * address (178.120.*.*), the three groups of a provider in an IPv6 one (2a02:1f4:38::*); null where it is neither.
 */
export function roughAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`
  if (!isIPv6(plain)) return null
  return `${groupsOf(plain).slice(0, 3).join(':')}::*`
}

/** The eight groups of an address, with those that `::` stands for. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const first = before.split(':').filter(Boolean)
  const last = after.split(':').filter(Boolean)
  const left = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...left, ...last]
}
