import type { World } from '@vizit/test-kit/world/world.ts'
import type { ConnectedClinic } from './connected-clinic.ts'

export interface Sides {
  /** Visits that stand here, by the appointments that they are said to be. */
  readonly here: readonly string[]
  /** Appointments of ours that stand at the clinic. */
  readonly there: readonly string[]
  /** Operations that have not ended. */
  readonly open: number
  /** Timeslots that something holds. */
  readonly held: number
  /** Times of the clinic that are taken. */
  readonly busy: number
}

/** What stands on both sides: never a visit on one side only, never two appointments of one. */
export async function bothSides(
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
