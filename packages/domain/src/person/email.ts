/** The part of RFC 5321 that mail servers take everywhere, letter by letter. */
const LOCAL = /^(?!\.)(?!.*\.\.)[A-Za-z0-9_'+\-.]*[A-Za-z0-9_+-]$/

/** Domains may have letters of any script, as those under `.бел` have (docs/decisions/0072). */
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])$/iu

/** The longest address that mail can be sent to (RFC 5321), and the longest part of a domain (RFC 1035). */
export const EMAIL_MAX = 254
const LABEL_MAX = 63

/** Field type `email` of product §5. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  return at > 0 && text.length <= EMAIL_MAX && LOCAL.test(local) && DOMAIN.test(domain) && fits(local, domain)
}

/** As mail servers see it, where `бел` is `xn--90ais`. */
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
