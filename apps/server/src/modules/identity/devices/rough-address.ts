import { isIPv4, isIPv6 } from 'node:net'

/**
 * A rough network address, enough to tell home from another country and too little to find a person: half of an
 * IPv4 address (178.120.*.*), or the provider's three groups of an IPv6 address (2a02:1f4:38::*). Null: neither.
 */
export function roughAddress(address: string): string | null {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 2).join('.')}.*.*`
  if (!isIPv6(plain)) return null
  return `${groupsOf(plain).slice(0, 3).join(':')}::*`
}

/** The eight groups of an IPv6 address, with `::` expanded. */
function groupsOf(address: string): string[] {
  const [before = '', after = ''] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const first = before.split(':').filter(Boolean)
  const last = after.split(':').filter(Boolean)
  const left = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  return [...first, ...left, ...last]
}
