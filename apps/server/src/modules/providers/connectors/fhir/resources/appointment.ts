import { z } from 'zod'
import { FhirId, Identifier, Meta, Reference } from './parts.ts'

export const AppointmentStatus = z.enum([
  'proposed',
  'pending',
  'booked',
  'arrived',
  'fulfilled',
  'cancelled',
  'noshow',
  'entered-in-error',
  'checked-in',
  'waitlist',
])

/** Unknown fields are kept, so that the resource can be written back unchanged. */
export const Appointment = z.looseObject({
  resourceType: z.literal('Appointment'),
  id: FhirId,
  meta: Meta.optional(),
  identifier: z.array(Identifier).optional(),
  status: AppointmentStatus,
  start: z.iso.datetime({ offset: true }).optional(),
  end: z.iso.datetime({ offset: true }).optional(),
  slot: z.array(Reference).optional(),
  participant: z.array(z.looseObject({ actor: Reference.optional() })).optional(),
})
export type Appointment = z.output<typeof Appointment>

/** Whether the clinic holds no time for the appointment (any more). */
export const holdsNoTime = ({ status }: Appointment): boolean =>
  status === 'cancelled' || status === 'entered-in-error'
