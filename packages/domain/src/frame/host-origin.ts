/** As the database has it (`frame_host`). */
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/
const LONGEST = 255

/**
 * The origin of a clinic's site, however its address is written (`Клиника.бел`, `https://clinic.by/`); null for what
 * is no site, names a page of it, or may be changed by anybody on the way. A site of this machine may do without TLS,
 * but in production, where whoever comes has a machine of their own.
 */
export function hostOrigin(written: string, { production = false } = {}): string | null {
  const text = written.trim()
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!address) return null
  const { origin, pathname, search, hash, username, password } = address
  if (pathname !== '/' || search || hash || username || password) return null
  const isSite = SECURE.test(origin) || (!production && THIS_MACHINE.test(origin))
  return isSite && origin.length <= LONGEST ? origin : null
}
