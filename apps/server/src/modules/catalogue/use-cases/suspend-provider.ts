import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** `same`: it already had this state. */
export type SuspendResult = 'changed' | 'same' | 'unknown-provider'

/**
 * Makes the account of a medical organisation inactive, or active again (decisions D2, code 4). Inactive: nothing
 * new is booked there; planned visits stay and may be cancelled.
 */
export function suspendProvider(
  code: string,
  isActive: boolean,
  { db, clock }: Deps,
): Promise<SuspendResult> {
  return db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('provider')
      .select(['id', 'active'])
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return 'unknown-provider'
    if (found.active === isActive) return 'same'
    await trx.updateTable('provider').set({ active: isActive }).where('id', '=', found.id).execute()
    const action = isActive ? 'provider-resumed' : 'provider-suspended'
    await recordAudit(trx, { action, subject: found.id, at: clock.now() })
    return 'changed'
  })
}
