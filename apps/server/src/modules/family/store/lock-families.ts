import { familyLimits } from '@vizit/domain/family/relations.ts'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { FamilyFull } from './relations.ts'

type Trx = Kysely<DB>
const AGAIN = Symbol('the families are others than those that were locked')

/**
 * Runs a change of one or two families while their accounts are locked. `find` returns these accounts; they are
 * always locked in the order of their ids, so that two changes cannot deadlock.
 */
export async function withFamiliesLocked<T>(
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

/** The same for changes that add somebody: if a family has no place left, everything is rolled back. */
export async function addWithFamiliesLocked<T>(
  ...change: Parameters<typeof withFamiliesLocked<T>>
): Promise<T | Refused<'FAMILY_LIMIT'>> {
  try {
    return await withFamiliesLocked(...change)
  } catch (error) {
    if (!(error instanceof FamilyFull)) throw error
    const { relKind } = error
    return new Refused('FAMILY_LIMIT', { relKind, limit: familyLimits[relKind] })
  }
}

/** Locks accounts in the order of their ids, as every change does. */
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
