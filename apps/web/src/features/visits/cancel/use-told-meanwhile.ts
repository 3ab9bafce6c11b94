import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { useUnchangeableReason } from '../../../app/visit/use-unchangeable-reason.ts'
import type { Visit } from '../visit-types.ts'

/**
 * An open question goes with its visit when that is cancelled elsewhere, or can be cancelled no more: what the server says of the
 * visit is told then; also after a refusal, or no answer, to what the user has said. Returns what notes that the user has closed it.
 */
export function useToldMeanwhile(
  { orderId, physicianName }: Visit,
  { when, isSent }: { when: string; isSent: boolean },
): () => void {
  const t = useT('visits')
  const client = useClient()
  const reasonOf = useUnchangeableReason()
  const isClosed = useRef(false)
  const tell = useRef(async () => {})
  tell.current = async () => {
    if (isSent || isClosed.current) return
    const result = await client.send('showVisit', { params: { orderId } })
    if (!result.ok) return
    const { status, isManageable } = result.answer
    if (status === 'cancelled') toastRefusal(t('cancelledMeanwhile', { physician: physicianName, when }))
    else if (!isManageable) toastRefusal(reasonOf(result.answer))
  }
  useEffect(() => () => void tell.current(), [])
  return () => {
    isClosed.current = true
  }
}
