import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useRef } from 'react'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import type { Visit } from '../visit-types.ts'

/**
 * An open question goes with its visit when that is cancelled elsewhere, or can be cancelled no more: what the server says of the
 * visit is told then. Returns what notes that the user has answered.
 */
export function useToldMeanwhile({ orderId, physicianName }: Visit, when: string): () => void {
  const t = useT('visits')
  const client = useClient()
  const cutOff = useChangeCutOff()
  const isAnswered = useRef(false)
  const tell = useRef(async () => {})
  tell.current = async () => {
    const result = await client.send('showVisit', { params: { orderId } })
    if (!result.ok) return
    const { status, isManageable } = result.answer
    if (status === 'cancelled') toastRefusal(t('cancelledMeanwhile', { physician: physicianName, when }))
    else if (!isManageable) toastRefusal(t('notManageable', { count: cutOff }))
  }
  useEffect(
    () => () => {
      if (!isAnswered.current) void tell.current()
    },
    [],
  )
  return () => {
    isAnswered.current = true
  }
}
