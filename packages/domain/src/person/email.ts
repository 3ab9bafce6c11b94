/** The characters of RFC 5321 that all mail servers accept in the local part. */
const LOCAL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]$/

/** Domains may contain letters of any script, for example those under `.бел` (docs/decisions/0072). */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/iu

/** The longest email address (RFC 5321), and the longest label of a domain (RFC 1035). */
export const EMAIL_MAX = 254
const LABEL_MAX = 63

/** Field type `email` of product §5. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && text.length <= EMAIL_MAX && LOCAL.test(local) && DOMAIN.test(domain) && fits(local, domain)
}

/** Checks the lengths as mail servers count them, with `бел` as `xn--90ais`. */
function fits(local: string, domain: string): boolean {
  const ascii = asciiDomain(domain)
  return (
    ascii !== null &&
    local.length + 1 + ascii.length <= EMAIL_MAX &&
    ascii.split('.').every(label => label.length <= LABEL_MAX)
  )
}

function asciiDomain(domain: string): string | null {
  const address = `http://${domain}`
  return URL.canParse(address) ? new URL(address).hostname : null
}
