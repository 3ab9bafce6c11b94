import { foreignRefusal } from './foreign-refusal.ts'
import type { Refusal } from './refusal.ts'

/**
 * Reads a failed reply to a call at `path`. A reply that is not from the product (for example a proxy's page) counts as
 * SERVICE_UNAVAILABLE, for the time in its `Retry-After`.
 */
export function readRefusal(body: unknown, path: string, retryAfter?: string | null): Refusal {
  if (isOurs(body)) {
    const said = foreignRefusal(body.code, path) ?? body
    return withWait({ attributes: {}, detail: '', ...said } as Refusal)
  }
  return { code: 'SERVICE_UNAVAILABLE', detail: '', attributes: secondsOf(retryAfter) }
}

/** A proxy's `Retry-After` in seconds; undefined if it is a date. */
const secondsOf = (retryAfter: string | null | undefined) =>
  /^\d{1,5}$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) } : {}

/** True if the product itself sent this body. */
export function isOurs(body: unknown): body is { readonly code: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

/** The waiting time may be given only as the time until a new sign-in is possible (calls §8.1, INVALID_STATE). */
function withWait(refusal: Refusal): Refusal {
  if (refusal.code !== 'INVALID_STATE') return refusal
  const { reInitAfter, retryAfter = reInitAfter ?? 0 } = refusal.attributes
  return { ...refusal, attributes: { ...refusal.attributes, retryAfter } }
}
