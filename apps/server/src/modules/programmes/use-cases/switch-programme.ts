import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Changes } from '../../../platform/changes/changes.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { peopleOfProgramme } from '../store/covered-relatives.ts'
import { announceToPages } from './announce.ts'

interface Deps {
  readonly db: Kysely<DB>
  readonly clock: Clock
  readonly changes: Changes
}

/** `same`: it already had this state. */
export type SwitchResult = 'changed' | 'same' | 'unknown-programme'

/**
 * Switches a programme off, or on again: off, it covers nobody and cannot be linked; what is booked with it stays. The open pages of those
 * whom it covers read again what it pays.
 */
export async function switchProgramme(code: string, isActive: boolean, deps: Deps): Promise<SwitchResult> {
  const result = await setActive(code, isActive, deps)
  if (result === 'changed') {
    const today = civilDateOf(deps.clock.now())
    announceToPages(await peopleOfProgramme(deps.db, { programme: code, today }), deps.changes)
  }
  return result
}

function setActive(
  code: string,
  isActive: boolean,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): Promise<SwitchResult> {
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
