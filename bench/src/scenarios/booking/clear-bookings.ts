import { retryDeadlocks } from '@vizit/server/platform/database/retry-deadlocks.ts'
import type { Pool } from 'pg'
import type { BookingPatient } from './patients.ts'

/** Deletes the bookings and holds of these patients, so that the next turn starts from the same data. */
export function clearBookings(pool: Pool, patients: readonly BookingPatient[]): Promise<void> {
  // The server plans reminders of the same visits at the same time, which can deadlock.
  return retryDeadlocks(() => attempt(pool, patients))
}

async function attempt(pool: Pool, patients: readonly BookingPatient[]): Promise<void> {
  const accounts = patients.map(({ accountId }) => accountId)
  const profiles = patients.map(({ profileId }) => profileId)
  const phones = patients.map(({ phone }) => phone)
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query(
      'update timeslot set visit_id = null where visit_id in (select id from visit where profile_id = any($1))',
      [profiles],
    )
    await client.query('update timeslot set held_by = null, held_until = null where held_by = any($1)', [
      accounts,
    ])
    await client.query('delete from visit where profile_id = any($1)', [profiles])
    await client.query('delete from idempotency_key where account_id = any($1)', [accounts])
    await client.query('delete from outbox where recipient = any($1)', [phones])
    await client.query('delete from audit where account_id = any($1)', [accounts])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}
