/** As the database has it (`frame_host`). */
const SECURE = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/
const THIS_MACHINE = /^http:\/\/(localhost|127\.0\.0\.1)(:\d{1,5})?$/
const LONGEST = 255

/**
 * The origin of a clinic's site, however its address is written (`Клиника.бел`, `https://clinic.by/`); null for what
 * is no site, names a page of it, or may be changed by anybody on the way.
 */
export function hostOrigin(written: string): string | null {
  const text = written.trim()
  const address = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`)
  if (!address) return null
  const { origin, pathname, search, hash, username, password } = address
  if (pathname !== '/' || search || hash || username || password) return null
  return origin.length <= LONGEST && (SECURE.test(origin) || THIS_MACHINE.test(origin)) ? origin : null
}
