import type { World } from '@vizit/test-kit/world/world.ts'
import type { ConnectedClinic } from './connected-clinic.ts'

export interface Sides {
  /** Visits here, with the appointment that each one names. */
  readonly here: readonly string[]
  /** Our appointments at the clinic. */
  readonly there: readonly string[]
  /** Operations that have not ended. */
  readonly open: number
  /** Timeslots that are held. */
  readonly held: number
  /** Slots of the clinic that are taken. */
  readonly busy: number
}

/** Compares both sides: no visit exists on one side only, and none has two appointments. */
export async function compareBothSides(
  { db }: World,
  { clinic, system, assignmentId }: ConnectedClinic,
): Promise<Sides> {
  const { providerId } = clinic
  const visits = await db
    .selectFrom('visit')
    .leftJoin('fhir_appointment', 'fhir_appointment.visit_id', 'visit.id')
    .select(['appointment_id', 'is_live'])
    .where('visit.provider_id', '=', providerId)
    .where('status', '<>', 'cancelled')
    .execute()
  const open = await db
    .selectFrom('fhir_operation')
    .select('id')
    .where('provider_id', '=', providerId)
    .where('state', '<>', 'ended')
    .execute()
  const held = await db
    .selectFrom('timeslot')
    .select('id')
    .where('assignment_id', '=', assignmentId)
    .where('held_by', 'is not', null)
    .execute()
  return {
    here: visits
      .map(({ appointment_id, is_live }) => (is_live ? String(appointment_id) : 'only here'))
      .sort(),
    there: system.ourAppointments().sort(),
    open: open.length,
    held: held.length,
    busy: system.busySlots(),
  }
}
