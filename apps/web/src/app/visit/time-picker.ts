import type { Answer } from '@vizit/api-client/calls.ts'
import type { ComponentType } from 'react'

export type FreeSlot = Answer<'listDoctorTimeslots'>[number]

/** What the face gives this screen to choose a time with. */
export type TimePicker = ComponentType<{
  provider: string
  doctorId: string
  assignmentId: string
  doctor: string
  /** A visit of a service takes all the time that the service does. */
  serviceId: string | null
  /** The order id of the visit that is being moved. */
  moved: string
  chosen: FreeSlot | null
  onChoose: (slot: FreeSlot | null) => void
}>
