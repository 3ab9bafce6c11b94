import { domainToUnicode } from 'node:url'

/**
 * How addresses are kept, compared and shown: in small letters, without the spaces around them, the domain in the letters
 * of its language. A browser may send `xn--90ais` for `бел` (docs/decisions/0072).
 */
export function normalizeEmail(written: string): string {
  const address = written.trim().toLowerCase()
  const at = address.lastIndexOf('@')
  const domain = address.slice(at + 1)
  // What is no domain is answered with nothing, and stays as it is, to be refused.
  return address.slice(0, at + 1) + (domainToUnicode(domain) || domain)
}
