import type { Answer } from '@vizit/api-client/calls.ts'
import type { Refusal } from '@vizit/api-client/refusal.ts'
import type { ComponentType, ReactNode } from 'react'
import type { useAskedService } from './use-asked-service.ts'

/** What the layout gives the booking form for those who book without signing in. */
export type GuestForm = ComponentType<{
  timeslot: Answer<'showTimeslot'>
  service: ReturnType<typeof useAskedService>
  /** The visit stands: the hold was used up by it. */
  onBooked: () => void
  /** This time, or this doctor, is not for them: the times are shown again, with the reason. */
  onRefused: (refusal: Refusal) => void
  /** Whole years of whoever comes, as soon as the birthday is typed. */
  onAge: (age: number | null) => void
  /** The way to doctors who take that age. */
  otherDoctors: ReactNode
}>
