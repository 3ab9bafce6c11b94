import type { FastifyRequest } from 'fastify'
import { Refused } from './refusal.ts'

type Path = string

/** The fields that contain a NUL character, which PostgreSQL's text type cannot store. */
function fieldsWithNul(part: unknown): Path[] {
  const found: Path[] = []
  const pending: [Path, unknown][] = [['', part]]
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && value.includes('\0')) found.push(path)
    if (!isPlain(value)) continue
    for (const [key, inner] of Object.entries(value)) pending.push([path ? `${path}.${key}` : key, inner])
  }
  return found
}

/** Files are skipped: they may contain any byte. */
function isPlain(value: unknown): value is object {
  return (
    typeof value === 'object' &&
    value !== null &&
    !ArrayBuffer.isView(value) &&
    !('pipe' in value && typeof value.pipe === 'function')
  )
}

/** Refuses a request with NUL characters before anything is looked up. Null: it has none. */
export function refuseNul({ url, params, query, body }: FastifyRequest): Refused<'INVALID_ARGUMENT'> | null {
  const parts = [...(url.includes('%00') ? [params, query] : []), ...(body ? [body] : [])]
  const fields = parts.flatMap(fieldsWithNul)
  if (fields.length === 0) return null
  return new Refused('INVALID_ARGUMENT', {
    fields: fields.map(path => ({ path, problem: 'invalid_format' })),
  })
}

/** The query of this URL without its NUL characters. Null: they are in the path. */
export function queryWithoutNul(url: string): string | null {
  const start = url.indexOf('?')
  return start >= 0 && !url.slice(0, start).includes('%00') ? url.slice(start).replaceAll('%00', '') : null
}
