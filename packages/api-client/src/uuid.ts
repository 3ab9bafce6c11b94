/** A random UUID (version 4), also on a page without TLS, where browsers offer no `randomUUID`. */
export function uuid(): string {
  if (crypto.randomUUID) return crypto.randomUUID()
  let digits = ''
  for (const byte of crypto.getRandomValues(new Uint8Array(16))) digits += (byte + 256).toString(16).slice(1)
  return digits.replace(/(.{8})(.{4}).(...).(...)/, '$1-$2-4$3-8$4-')
}
