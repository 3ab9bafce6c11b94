import type { Result } from './result.ts'

const ATTEMPTS = 4

/**
 * While the server refuses for an outage and says when to try again, the same is sent again by itself: for what may safely
 * be sent twice.
 */
export async function throughOutage<A>(
  send: () => Promise<Result<A>>,
  signal: AbortSignal | undefined,
): Promise<Result<A>> {
  for (let attempt = 1; ; attempt++) {
    const result = await send()
    const seconds = result.ok ? undefined : outageSeconds(result.refusal)
    if (seconds === undefined || attempt === ATTEMPTS) return result
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
    if (signal?.aborted) return result
  }
}

/** How long an outage is said to last; undefined: it is none, or nobody knows. */
export function outageSeconds({
  code,
  attributes,
}: {
  code: string
  attributes: object
}): number | undefined {
  if (code !== 'SERVICE_UNAVAILABLE') return undefined
  const { retryAfter } = attributes as { retryAfter?: number }
  return retryAfter === undefined ? undefined : Math.min(retryAfter, 30)
}
