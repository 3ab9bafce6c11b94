import { MOST_FAVOURITES, newestFavourites } from '@vizit/domain/favourites/favourite-doctors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Added {
  readonly accountId: string
  readonly doctorId: string
  readonly branchId: string
  readonly addedAt: Date
}

/**
 * Adds a doctor and drops the oldest ones above ten. False: the doctor does not work and never worked at this
 * branch.
 */
export async function addFavourite(db: Kysely<DB>, added: Added): Promise<boolean> {
  const { accountId, doctorId, branchId, addedAt } = added
  return db.transaction().execute(async trx => {
    // The row lock: two devices may add at once, and each must see the other's change.
    await sql`select from account where id = ${accountId} for no key update`.execute(trx)
    if (!(await isAt(trx, doctorId, branchId))) return false
    const former = await trx
      .selectFrom('favourite_doctor')
      .select(['doctor_id as id', 'added_at as addedAt', 'seat'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .execute()
    const kept = newestFavourites([{ id: doctorId, addedAt }, ...former.filter(({ id }) => id !== doctorId)])
    await trx
      .deleteFrom('favourite_doctor')
      .where('account_id', '=', accountId)
      .where('doctor_id', 'not in', [...kept.map(({ id }) => id), '0'])
      .execute()
    if (!kept.some(({ id }) => id === doctorId)) return true
    const left = former.filter(({ id }) => kept.some(each => each.id === id))
    const seat = left.find(({ id }) => id === doctorId)?.seat ?? freeSeat(left)
    await trx
      .insertInto('favourite_doctor')
      .values({ account_id: accountId, doctor_id: doctorId, branch_id: branchId, seat, added_at: addedAt })
      .onConflict(on =>
        on.columns(['account_id', 'doctor_id']).doUpdateSet({ branch_id: branchId, added_at: addedAt }),
      )
      .execute()
    return true
  })
}

async function isAt(trx: Kysely<DB>, doctorId: string, branchId: string): Promise<boolean> {
  const found = await trx
    .selectFrom('assignment')
    .select('id')
    .where('doctor_id', '=', doctorId)
    .where('branch_id', '=', branchId)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

function freeSeat(left: readonly { readonly seat: number }[]): number {
  const taken = new Set(left.map(({ seat }) => seat))
  return Array.from({ length: MOST_FAVOURITES }, (_, at) => at + 1).find(seat => !taken.has(seat)) ?? 0
}

export async function removeFavourite(db: Kysely<DB>, accountId: string, doctorId: string): Promise<void> {
  await db
    .deleteFrom('favourite_doctor')
    .where('account_id', '=', accountId)
    .where('doctor_id', '=', doctorId)
    .execute()
}
