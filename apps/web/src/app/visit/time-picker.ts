import type { Answer } from '@vizit/api-client/calls.ts'
import type { ComponentType } from 'react'

/** With whom and where it is, where that is not as it was. */
export type FreeSlot = Answer<'listDoctorTimeslots'>[number] & { readonly where?: string }

/** What the layout gives this screen to choose a time with. */
export type TimePicker = ComponentType<{
  provider: string
  doctorId: string
  assignmentId: string
  doctor: string
  /** A visit of a service takes all the time that the service does. */
  serviceId: string | null
  /** The order id of the visit that is being moved. */
  moved: string
  /** When it begins now: an instant. */
  startDate: string
  /** Of the patient, in whole years; null where it is not known. */
  age: number | null
  chosen: FreeSlot | null
  onChoose: (slot: FreeSlot | null) => void
}>
