import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Deletes devices without a session that were last seen before `before`. A later sign-in there counts as one on a
 * new device: it needs a human check sooner, and confirmation by e-mail if the account has one.
 */
export async function forgetDevices(db: Kysely<DB>, before: Date): Promise<void> {
  await sql`
    delete from device where last_seen_at < ${before} and not exists (
      select from session
      where session.account_id = device.account_id and session.device_id = device.device_id
        and ended_at is null)`.execute(db)
}
