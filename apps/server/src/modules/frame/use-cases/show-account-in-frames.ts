import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

interface ShowAccountDeps {
  readonly db: Kysely<DB>
  readonly clock: Clock
}

/** Allows or forbids a provider's sites to show profile, family, tests and documents in frames. */
export async function showAccountInFrames(
  provider: string,
  shows: boolean,
  { db, clock }: ShowAccountDeps,
): Promise<'changed' | 'unknown-provider'> {
  return db.transaction().execute(async trx => {
    const found = await trx
      .updateTable('provider')
      .set({ frame_shows_account: shows })
      .where('code', '=', provider)
      .returning('id')
      .executeTakeFirst()
    if (!found) return 'unknown-provider'
    const action = shows ? 'frame-account-shown' : 'frame-account-hidden'
    await recordAudit(trx, { action, subject: found.id, at: clock.now() })
    return 'changed'
  })
}
