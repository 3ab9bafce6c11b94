import { useState } from 'react'
import { dropDraft } from '../../../app/browser-storage/drafts.ts'
import { useFormDraft } from '../../../app/browser-storage/use-form-draft.ts'
import type { FreeSlot } from '../../../app/visit/time-picker.ts'
import type { Visit } from '../visit-types.ts'

interface MoveDraft {
  readonly chosen: FreeSlot | null
  /** When the visit was then: once it has been moved, another time is another decision. */
  readonly from: string
}

const draftOf = (orderId: string) => `move ${orderId}`

/** The move is made: nothing of it is kept. */
export const dropChosenTime = (orderId: string) => dropDraft(draftOf(orderId))

/** The time that is chosen for a visit; it outlives a reload and a sign-in while it is still to come. */
export function useChosenTime({ orderId, startDate: startNow }: Visit) {
  // The move itself changes it.
  const [startDate] = useState(startNow)
  const [{ chosen, from }, keep] = useFormDraft<MoveDraft>(draftOf(orderId), { chosen: null, from: '' })
  const isKept = chosen !== null && from === startDate && Date.parse(chosen.startTime) > Date.now()
  const choose = (slot: FreeSlot | null) => keep({ chosen: slot, from: startDate })
  return [isKept ? chosen : null, choose] as const
}
