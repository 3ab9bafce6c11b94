import type { RefusalLike } from '@vizit/i18n/refusal-text.ts'
import { useEffect, useState } from 'react'
import { useNow } from './use-now.ts'

/** Seconds left of a refusal's `retryAfter`, counted from when it arrived; null where it names none. */
export function useRemainingSeconds(refusal: RefusalLike): number | null {
  const wait =
    'retryAfter' in refusal.attributes && typeof refusal.attributes.retryAfter === 'number'
      ? refusal.attributes.retryAfter
      : null
  const [until, setUntil] = useState(() => Date.now() + (wait ?? 0) * 1000)
  useEffect(() => setUntil(Date.now() + (wait ?? 0) * 1000), [refusal, wait])
  const now = useNow(wait !== null)
  return wait === null ? null : Math.max(0, Math.ceil((until - now) / 1000))
}
