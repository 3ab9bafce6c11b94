import { useQueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { toastRefusal } from '@vizit/ui/toast/toasts.ts'
import { useEffect, useEffectEvent } from 'react'
import { useUnchangeableReason } from '../../../app/visit/use-unchangeable-reason.ts'

/** No changes are told to guests: an open question reads the visit again after so many milliseconds. */
const READ_AGAIN_MS = 15_000

interface Asked {
  readonly when: string
  readonly isSent: boolean
  /** What was refused stays to be read. */
  readonly isRefused: boolean
  readonly onClose: () => void
}

/** An open question goes with its visit when that is cancelled elsewhere, or can be cancelled no more, and says so. */
export function useGuestVisitMeanwhile(visit: Answer<'showGuestVisit'>, asked: Asked): void {
  const { when, isSent, isRefused, onClose } = asked
  const t = useT('visits')
  const reasonOf = useUnchangeableReason()
  const queries = useQueryClient()
  const isCancelled = visit.status === 'cancelled'
  const readAgain = useEffectEvent(() => {
    if (!isSent) void queries.invalidateQueries({ queryKey: ['showGuestVisit'] })
  })
  const tell = useEffectEvent(() => {
    const { physicianName: physician } = visit
    toastRefusal(isCancelled ? t('cancelledMeanwhile', { physician, when }) : reasonOf(visit))
    onClose()
  })
  const isGone = !isSent && (isCancelled || (!visit.isManageable && !isRefused))
  useEffect(() => {
    if (isGone) tell()
  }, [isGone])
  useEffect(() => {
    const timer = setInterval(() => readAgain(), READ_AGAIN_MS)
    return () => clearInterval(timer)
  }, [])
}
