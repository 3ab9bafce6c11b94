import type { Answer } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { ComponentType, ReactNode } from 'react'
import type { useServiceFromAddress } from './use-service-from-address.ts'

/** The component with which the layout lets people book without signing in. */
export type GuestForm = ComponentType<{
  timeslot: Answer<'showTimeslot'>
  service: ReturnType<typeof useServiceFromAddress>
  /** It was opened by a press just now: its heading gets the focus, which the button had. */
  isOpened: boolean
  /** The visit is booked and its hold is used up. */
  onBooked: () => void
  /** This time or doctor is not possible for them: the times are shown again with the reason. */
  onRefused: (refusal: Refusal) => void
  /** The patient's age in whole years, as soon as the birthday is typed. */
  onAge: (age: number | null) => void
  /** The link to doctors who accept that age. */
  otherDoctors: ReactNode
}>
