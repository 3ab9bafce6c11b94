/** The part of RFC 5321 that mail servers take everywhere: what the contract takes (`z.email()`), letter by letter. */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/

/** The longest address that mail can be sent to (RFC 5321). */
export const EMAIL_MAX = 254

/** Field type `email` of product §5. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && ADDRESS.test(text)
}
