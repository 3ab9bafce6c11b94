import type { Answer } from '@vizit/api-client/calls.ts'
import type { ComponentType } from 'react'

/** With the doctor and the place if they differ from the visit's. */
export type FreeSlot = Answer<'listDoctorTimeslots'>[number] & { readonly where?: string }

/** The component with which the layout lets this screen choose a time. */
export type TimePicker = ComponentType<{
  provider: string
  doctorId: string
  assignmentId: string
  doctor: string
  /** A visit for a service needs the service's whole duration. */
  serviceId: string | null
  /** The order id of the visit to move. */
  moved: string
  /** Its current start, an instant. */
  startDate: string
  /** The patient's age in whole years; null if it is not known. */
  age: number | null
  chosen: FreeSlot | null
  onChoose: (slot: FreeSlot | null) => void
}>
