import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** `same`: it already had this state. */
export type SwitchResult = 'changed' | 'same' | 'unknown-programme'

/** Switches a programme off, or on again: off, it covers nobody and cannot be linked; what is booked with it stays. */
export function switchProgramme(code: string, isActive: boolean, { db, clock }: Deps): Promise<SwitchResult> {
  return db.transaction().execute(async trx => {
    const found = await trx
      .selectFrom('programme')
      .select('active')
      .where('code', '=', code)
      .forUpdate()
      .executeTakeFirst()
    if (!found) return 'unknown-programme'
    if (found.active === isActive) return 'same'
    await trx.updateTable('programme').set({ active: isActive }).where('code', '=', code).execute()
    const action = isActive ? 'programme-activated' : 'programme-deactivated'
    await recordAudit(trx, { action, subject: code, at: clock.now() })
    return 'changed'
  })
}
