import { familyLimits } from '@vizit/domain/family/relations.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { FamilyFull } from './relations.ts'

type Trx = Kysely<DB>
const AGAIN = Symbol('the families are others than those that were locked')

/**
 * A change of one family or of two, alone with them: `find` names their accounts, which are locked in one order, so that
 * two changes never wait for each other.
 */
export async function withinFamilies<T>(
  { db }: Pick<Database, 'db'>,
  find: (trx: Trx) => Promise<readonly string[]>,
  act: (trx: Transaction<DB>) => Promise<T>,
): Promise<T> {
  for (;;) {
    const acted = await db.transaction().execute(async trx => {
      const locked = await find(trx)
      await lockAccounts(trx, locked)
      const found = await find(trx)
      return found.every(account => locked.includes(account)) ? act(trx) : AGAIN
    })
    if (acted !== AGAIN) return acted as T
  }
}

/** The same for whoever adds somebody: a family that has no place left undoes it all. */
export async function addWithinFamilies<T>(
  ...change: Parameters<typeof withinFamilies<T>>
): Promise<T | Refused<'FAMILY_LIMIT'>> {
  try {
    return await withinFamilies(...change)
  } catch (error) {
    if (!(error instanceof FamilyFull)) throw error
    const { relKind } = error
    return new Refused('FAMILY_LIMIT', { relKind, limit: familyLimits[relKind] })
  }
}

/** In the order that every change takes them in. */
export async function lockAccounts(trx: Trx, accountIds: readonly string[]): Promise<void> {
  if (accountIds.length === 0) return
  await trx
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}
