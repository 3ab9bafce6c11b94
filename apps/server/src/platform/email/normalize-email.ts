import { domainToUnicode } from 'node:url'

/**
 * The form in which addresses are stored, compared and shown: lower case, trimmed, the domain in Unicode. A
 * browser may send `xn--90ais` for `бел` (docs/decisions/0072).
 */
export function normalizeEmail(written: string): string {
  const address = written.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  return address.slice(0, at + 1) + normalizeDomain(address.slice(at + 1))
}

/** The same of a domain. */
export function normalizeDomain(written: string): string {
  const domain = written.toLowerCase()
  // An invalid domain gives an empty text; the address then stays unchanged and is refused later.
  return domainToUnicode(domain) || domain
}
