import { useCall } from '@vizit/api-client/react/use-call.ts'
import type { FreshDeed } from '@vizit/contract/shapes/fresh-deed.ts'
import { useEffect, useState } from 'react'

export interface SentFreshCode {
  readonly id: string
  readonly maskedPhone: string
  /** When another code may be requested, and until when this one is valid; milliseconds since the epoch. */
  readonly resendAt: number
  readonly endsAt: number
}

/**
 * Sends a code for the action at once. If the answer about a recently sent code was lost, the server names the same
 * code again.
 */
export function useSendFreshCode(deed: FreshDeed) {
  const [sent, setSent] = useState<SentFreshCode | null>(null)
  const { mutate, isPending, refusal } = useCall('sendFreshCode', {
    done: ({ id, maskedPhone, resendAfter, expiresAfter }) => {
      const now = Date.now()
      const [resendAt, endsAt] = [now + resendAfter * 1000, now + expiresAfter * 1000]
      setSent({ id, maskedPhone, resendAt, endsAt })
    },
  })
  useEffect(() => mutate({ body: { deed } }), [mutate, deed])
  return { sent, isPending, refusal, send: () => mutate({ body: { deed } }) }
}

export type SendingFreshCode = ReturnType<typeof useSendFreshCode>
