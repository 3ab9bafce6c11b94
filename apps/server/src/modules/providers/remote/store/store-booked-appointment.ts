import type { Kysely } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'
import type { PatientToBook } from '../../port.ts'
import { end, note, type Operation } from './operations.ts'

interface Booked {
  readonly visitId: string
  readonly patient: PatientToBook
  readonly now: Date
}

/**
 * Stores the visit's appointment and the clinic's patient id. After a move the operation goes on with the old
 * appointment.
 */
export async function storeBookedAppointment(
  trx: Kysely<DB>,
  operation: Operation,
  { visitId, patient, now }: Booked,
): Promise<void> {
  const { providerId, appointmentId, patientId, slotIds } = operation
  if (appointmentId === null || patientId === null) throw new Error('what is taken is known')
  // A guest who turned out to be a known patient has another profile here than the one sent to the clinic.
  const { profile_id } = await trx
    .selectFrom('visit')
    .select('profile_id')
    .where('id', '=', visitId)
    .executeTakeFirstOrThrow()
  if (profile_id === patient.profileId) {
    await trx
      .insertInto('fhir_patient')
      .values({ provider_id: providerId, profile_id, patient_id: patientId })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
  const former = await trx
    .selectFrom('fhir_appointment')
    .select(['appointment_id', 'slot_ids', 'is_live'])
    .where('visit_id', '=', visitId)
    .executeTakeFirst()
  const appointment = {
    provider_id: providerId,
    appointment_id: appointmentId,
    slot_ids: [...slotIds],
    is_live: true,
    read_at: now,
  }
  await trx
    .insertInto('fhir_appointment')
    .values({ visit_id: visitId, ...appointment })
    .onConflict(conflict => conflict.column('visit_id').doUpdateSet(appointment))
    .execute()
  if (former?.is_live) {
    const { appointment_id, slot_ids } = former
    await note(trx, operation, { state: 'undoing', appointment_id, slot_ids, claimed_until: now })
  } else {
    await end(trx, operation, now)
  }
}
