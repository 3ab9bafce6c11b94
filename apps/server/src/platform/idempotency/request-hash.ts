import { createHash } from 'node:crypto'

/** Identifies a request of a call (decisions D13); the order of its fields does not matter. */
export function requestHash(call: string, body: object): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([call, ordered(body)]))
    .digest()
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).filter(([, inside]) => inside !== undefined)
  return fields.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, inside]) => [name, ordered(inside)])
}
