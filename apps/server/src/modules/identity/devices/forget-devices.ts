import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Devices without a session that were not seen since `before`. Whoever comes back on one later comes on a new device:
 * with a picture sooner, and with the e-mail's word where the account has one.
 */
export async function forgetDevices(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    delete from device where last_seen_at < ${before} and not exists (
      select from session
      where session.account_id = device.account_id and session.device_id = device.device_id
        and ended_at is null)`.execute(db)
}
