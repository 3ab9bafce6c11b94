/** What follows the scheme in an `Authorization` header; undefined: another scheme or none. Schemes have no case (RFC 9110, 11.1). */
export function credentialsOf(
  authorization: string | undefined,
  scheme: 'Bearer' | 'Visit',
): string | undefined {
  const [, named, credentials] = /^([a-z]+) +(\S+) *$/i.exec(authorization ?? '') ?? []
  return named?.toLowerCase() === scheme.toLowerCase() ? credentials : undefined
}
