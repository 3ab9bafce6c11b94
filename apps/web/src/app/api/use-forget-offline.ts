import type { Refusal } from '@vizit/api-client/refusal.ts'
import { useEffect, useEffectEvent } from 'react'

/** A refusal for want of a connection goes when the connection is back: nothing was sent, and the button sends it now. */
export function useForgetOffline({ refusal, reset }: { refusal: Refusal | null; reset: () => void }): void {
  const isOffline = refusal?.code === 'OFFLINE'
  const forget = useEffectEvent(reset)
  useEffect(() => {
    if (!isOffline) return
    const online = () => forget()
    addEventListener('online', online)
    return () => removeEventListener('online', online)
  }, [isOffline])
}
