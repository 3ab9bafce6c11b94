import { outageSeconds } from './outage-seconds.ts'
import { noAnswer, type RefusalCode } from './refusal.ts'
import type { Result } from './result.ts'

/** The waits before each retry, in milliseconds: one minute in total. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** The longest wait for a network to come back, in milliseconds. */
const NETWORK_PATIENCE = 600_000

/** The most retries while the server itself names the time of the next attempt. */
const OUTAGES = 3

/** Refusals that do not say whether an earlier request was done. */
export const UNCLEAR_REFUSALS = new Set<RefusalCode>([
  'UNANSWERED',
  'OFFLINE',
  'TIMED_OUT',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
])

interface RepeatOptions {
  /** Called before each retry. */
  readonly onUnanswered?: (() => void) | undefined
  /** Aborted when the caller has gone or has sent a newer request. */
  readonly signal?: AbortSignal | undefined
  /** Returns false after the caller has signed out. */
  readonly isSame?: () => boolean
}

/**
 * Repeats a request until the server says whether it was done, or a minute has passed. Only for calls that may safely
 * be sent twice.
 */
export async function repeatUntilAnswered<T>(
  send: () => Promise<Result<T>>,
  { onUnanswered, signal, isSame = () => true }: RepeatOptions,
): Promise<Result<T>> {
  let isUnknown = false
  for (const [round, pause] of [...PAUSES, 0].entries()) {
    const result = await send()
    if (result.ok) return result
    const { code } = result.refusal
    const outage = outageSeconds(result.refusal)
    isUnknown ||= code === 'UNANSWERED'
    // A request that never left this device, or was finally refused, is not retried.
    const isOpen = isUnknown ? UNCLEAR_REFUSALS.has(code) : outage !== undefined && round < OUTAGES
    if (!isOpen) return result
    const given = isUnknown ? ({ ok: false, refusal: noAnswer('UNANSWERED') } as const) : result
    if (pause === 0) return given
    if (isUnknown && !signal?.aborted) onUnanswered?.()
    if (!signal?.aborted) await goneBy(outage === undefined ? pause : outage * 1000, signal)
    if (signal?.aborted || !isSame()) return given
  }
  throw new Error('the last pause ends it')
}

/** Waits for the pause; a network that comes back, or a page that becomes visible again, ends the pause early. */
function goneBy(pause: number, signal?: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    const isOffline = globalThis.navigator?.onLine === false
    const timer = setTimeout(end, isOffline ? NETWORK_PATIENCE : pause)
    const page = globalThis.document
    const shown = () => page?.visibilityState === 'visible' && end()
    globalThis.addEventListener?.('online', end)
    page?.addEventListener('visibilitychange', shown)
    signal?.addEventListener('abort', end)
    function end() {
      clearTimeout(timer)
      globalThis.removeEventListener?.('online', end)
      page?.removeEventListener('visibilitychange', shown)
      signal?.removeEventListener('abort', end)
      resolve()
    }
  })
}
