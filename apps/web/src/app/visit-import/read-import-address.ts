import { startVisitImport } from './visit-import.ts'

/** The address parameters of an imported visit (product §1, §2): `orderId` or `visitId`, `phone`, `ed`. */
const NAMES = ['orderId', 'visitId', 'phone', 'ed'] as const

/** `/i#<visit id>`: the same as `/?orderId=<visit id>&ed=true`, for an SMS. */
const SHORT_PATH = '/i'

/**
 * Reads the visit from an address, in its query or fragment, and returns the address without it, so that the phone
 * number stays in no history and reaches no server log after a reload. Null if the address contains no visit.
 */
export function readImportAddress(href: string): string | null {
  const url = new URL(href)
  const behind = new URLSearchParams(url.hash.slice(1))
  const said = (name: (typeof NAMES)[number]) => behind.get(name) ?? url.searchParams.get(name)
  const shortened = url.pathname === SHORT_PATH ? url.hash.slice(1) : ''
  const orderId = shortened || (said('orderId') ?? said('visitId'))
  if (!orderId) return null
  startVisitImport({ orderId, phone: said('phone'), ed: shortened !== '' || isOn(said('ed')) })
  if (shortened) return '/'
  for (const name of NAMES) {
    url.searchParams.delete(name)
    behind.delete(name)
  }
  url.hash = behind.toString()
  return url.pathname + url.search + url.hash
}

const isOn = (flag: string | null) => flag !== null && flag !== 'false' && flag !== '0'
