/** The same rule as the database constraint of `frame_host`. */
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/
const LONGEST = 255

/**
 * The origin of a clinic's site, from an address as people write it (`Клиника.бел`, `https://clinic.by/`). Null if it
 * is not a site, if it names a page of the site, or if it is not protected by TLS. A local site may go without TLS,
 * except in production, where "local" would be each visitor's own machine.
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
