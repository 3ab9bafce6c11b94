import type { Pool } from 'pg'
import type { FreeSlot } from '../scenarios/booking/free-slots.ts'
import type { BookingPatient } from '../scenarios/booking/patients.ts'

export interface Kept {
  readonly visits: number
  /** Slots with a visit of one of the patients. */
  readonly takenSlots: number
  readonly patients: number
}

/** The bookings in the database, independent of the answers. */
export async function countBooked(
  pool: Pool,
  patients: readonly BookingPatient[],
  slots: readonly FreeSlot[],
): Promise<Kept> {
  const { rows } = await pool.query<Kept>(
    `select count(*)::int as visits, count(distinct t.id)::int as "takenSlots",
       count(distinct v.profile_id)::int as patients
     from visit v left join timeslot t on t.visit_id = v.id and t.id = any($2)
     where v.profile_id = any($1) and v.status <> 'cancelled'`,
    [patients.map(({ profileId }) => profileId), slots.map(({ timeslotId }) => timeslotId)],
  )
  return rows[0] as Kept
}
