import { foreignRefusal } from './foreign-refusal.ts'
import type { Refusal } from './refusal.ts'

/**
 * What a failing reply to a call at `path` says; a reply that is not ours (a proxy's page) counts as the service
 * being away, for as long as its `Retry-After` says.
 */
export function readRefusal(body: unknown, path: string, retryAfter?: string | null): Refusal {
  if (isOurs(body)) {
    const said = foreignRefusal(body.code, path) ?? body
    return withWait({ attributes: {}, detail: '', ...said } as Refusal)
  }
  return { code: 'SERVICE_UNAVAILABLE', detail: '', attributes: secondsOf(retryAfter) }
}

/** `Retry-After` of a proxy, where it counts seconds; it may name a date too. */
const secondsOf = (retryAfter: string | null | undefined) =>
  /^\d{1,5}$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) } : {}

/** Did the product itself say this? */
export function isOurs(body: unknown): body is { readonly code: string } {
  return typeof body === 'object' && body !== null && 'code' in body && typeof body.code === 'string'
}

/** A wait may be told as the time until signing in begins anew only (calls §8.1, INVALID_STATE). */
function withWait(refusal: Refusal): Refusal {
  if (refusal.code !== 'INVALID_STATE') return refusal
  const { reInitAfter, retryAfter = reInitAfter ?? 0 } = refusal.attributes
  return { ...refusal, attributes: { ...refusal.attributes, retryAfter } }
}
