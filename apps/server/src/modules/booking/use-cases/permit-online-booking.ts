import { parsePhone } from '@vizit/domain/person/phone.ts'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'

interface Deps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly changes: Changes
}

/**
 * Sets whether the account of this phone may book online, on behalf of an administrator (decisions D2, code 3).
 * Existing visits stay. Returns false if no account has the phone, otherwise true.
 */
export async function permitOnlineBooking(
  { phone, isAllowed }: { readonly phone: string; readonly isAllowed: boolean },
  { database, clock, changes }: Deps,
): Promise<boolean> {
  const account = await database.db.transaction().execute(async trx => {
    const found = await trx
      .updateTable('account')
      .set({ online_booking: isAllowed })
      .where('phone', '=', parsePhone(phone) ?? '')
      .returning('id')
      .executeTakeFirst()
    if (!found) return undefined
    const action = isAllowed ? 'online-booking-allowed' : 'online-booking-forbidden'
    await recordAudit(trx, { action, subject: found.id, accountId: found.id, at: clock.now() })
    return found
  })
  if (account) changes.publish('profile', { accounts: [account.id] })
  return account !== undefined
}
