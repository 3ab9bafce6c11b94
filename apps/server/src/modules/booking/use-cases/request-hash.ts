import { createHash } from 'node:crypto'

/** Tells one body of a booking from another (decisions D13), whatever the order of its fields. */
export function requestHash(body: Readonly<Record<string, string | number | undefined>>): Buffer {
  const fields = Object.entries(body).filter(([, value]) => value !== undefined)
  const ordered = fields.sort(([a], [b]) => (a < b ? -1 : 1))
  return createHash('sha256').update(JSON.stringify(ordered)).digest()
}
