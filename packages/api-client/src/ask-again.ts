import { outageSeconds } from './outage-seconds.ts'
import { noAnswer, type RefusalCode } from './refusal.ts'
import type { Result } from './result.ts'

/** How long is waited before each further request, in milliseconds: a minute in all. */
const PAUSES = [1000, 2000, 4000, 8000, 15_000, 30_000]
/** Without a network it is waited for that long. */
const NETWORK_PATIENCE = 600_000

/** How often it is asked again while the server itself says when to. */
const OUTAGES = 3

/** Refusals that say nothing of what became of a former request. */
export const silent = new Set<RefusalCode>([
  'UNANSWERED',
  'OFFLINE',
  'TIMED_OUT',
  'SERVICE_UNAVAILABLE',
  'TOO_MANY_REQUESTS',
])

interface Asking {
  /** Called before each further request. */
  readonly onUnanswered?: (() => void) | undefined
  /** Whoever asked has gone, or wants something else by now. */
  readonly signal?: AbortSignal | undefined
  /** False: whoever asked has signed out meanwhile. */
  readonly isSame?: () => boolean
}

/** Sends until the server has said what became of it, or a minute has passed. Only for what may come twice. */
export async function askAgain<T>(
  send: () => Promise<Result<T>>,
  { onUnanswered, signal, isSame = () => true }: Asking,
): Promise<Result<T>> {
  let isUnknown = false
  for (const [round, pause] of [...PAUSES, 0].entries()) {
    const result = await send()
    if (result.ok) return result
    const { code } = result.refusal
    const outage = outageSeconds(result.refusal)
    isUnknown ||= code === 'UNANSWERED'
    // What never left this device, or was refused for good, needs no asking.
    const isOpen = isUnknown ? silent.has(code) : outage !== undefined && round < OUTAGES
    if (!isOpen) return result
    const given = isUnknown ? ({ ok: false, refusal: noAnswer('UNANSWERED') } as const) : result
    if (pause === 0) return given
    if (isUnknown && !signal?.aborted) onUnanswered?.()
    if (!signal?.aborted) await goneBy(outage === undefined ? pause : outage * 1000, signal)
    if (signal?.aborted || !isSame()) return given
  }
  throw new Error('the last pause ends it')
}

/** Until the pause is over; a network that comes back, or a page that is looked at again, ends it early. */
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
