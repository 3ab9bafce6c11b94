import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { useState } from 'react'
import { useNow } from './use-now.ts'

/** The remaining seconds of a refusal's `retryAfter`, counted from its arrival; null if it has none. */
export function useRemainingSeconds(refusal: RefusalLike): number | null {
  const wait =
    'retryAfter' in refusal.attributes && typeof refusal.attributes.retryAfter === 'number'
      ? refusal.attributes.retryAfter
      : null
  const [arrived, setArrived] = useState({ refusal, at: Date.now() })
  if (arrived.refusal !== refusal) setArrived({ refusal, at: Date.now() })
  const now = useNow(wait !== null)
  return wait === null ? null : Math.max(0, Math.ceil((arrived.at - now) / 1000 + wait))
}
