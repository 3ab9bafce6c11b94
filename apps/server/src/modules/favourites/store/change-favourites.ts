import { MOST_FAVOURITES, newestFavourites } from '@vizit/domain/favourites/favourite-doctors.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

interface Added {
  readonly accountId: string
  readonly addedAt: Date
}
type AddedBranch = Added & { readonly branchId: string }
type AddedDoctor = AddedBranch & { readonly doctorId: string }

/** A favourite that is there already. */
interface Former {
  readonly id: string
  readonly addedAt: Date
  readonly seat: number
}

/**
 * Adds a doctor and drops the oldest ones above ten. False: the doctor does not work and never worked at this
 * branch.
 */
export async function addFavourite(db: Kysely<DB>, added: AddedDoctor): Promise<boolean> {
  const { accountId, doctorId, branchId, addedAt } = added
  return db.transaction().execute(async trx => {
    await lockAccount(trx, accountId)
    if (!(await isAt(trx, doctorId, branchId))) return false
    const former = await trx
      .selectFrom('favourite_doctor')
      .select(['doctor_id as id', 'added_at as addedAt', 'seat'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .execute()
    const { kept, seat } = withNewest(former, { id: doctorId, addedAt })
    await trx
      .deleteFrom('favourite_doctor')
      .where('account_id', '=', accountId)
      .where('doctor_id', 'not in', [...kept, '0'])
      .execute()
    if (seat === null) return true
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

/** Adds a medical centre and drops the oldest ones above ten. False: there is no such branch, or it is closed. */
export async function addFavouriteBranch(db: Kysely<DB>, added: AddedBranch): Promise<boolean> {
  const { accountId, branchId, addedAt } = added
  return db.transaction().execute(async trx => {
    await lockAccount(trx, accountId)
    const known = await trx
      .selectFrom('branch')
      .select('id')
      .where('id', '=', branchId)
      .where('active', '=', true)
      .executeTakeFirst()
    if (!known) return false
    const former = await trx
      .selectFrom('favourite_branch')
      .select(['branch_id as id', 'added_at as addedAt', 'seat'])
      .where('account_id', '=', accountId)
      .orderBy('added_at', 'desc')
      .execute()
    const { kept, seat } = withNewest(former, { id: branchId, addedAt })
    await trx
      .deleteFrom('favourite_branch')
      .where('account_id', '=', accountId)
      .where('branch_id', 'not in', [...kept, '0'])
      .execute()
    if (seat === null) return true
    await trx
      .insertInto('favourite_branch')
      .values({ account_id: accountId, branch_id: branchId, seat, added_at: addedAt })
      .onConflict(on => on.columns(['account_id', 'branch_id']).doUpdateSet({ added_at: addedAt }))
      .execute()
    return true
  })
}

/** The row lock: two devices may add at once, and each must see the other's change. */
async function lockAccount(trx: Kysely<DB>, accountId: string): Promise<void> {
  await sql`select from account where id = ${accountId} for no key update`.execute(trx)
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

/** Which favourites stay, and the seat of the one that is added; null: it is older than the ten that stay. */
function withNewest(
  former: readonly Former[],
  added: { readonly id: string; readonly addedAt: Date },
): { readonly kept: readonly string[]; readonly seat: number | null } {
  const kept = newestFavourites([added, ...former.filter(({ id }) => id !== added.id)]).map(({ id }) => id)
  if (!kept.includes(added.id)) return { kept, seat: null }
  const left = former.filter(({ id }) => kept.includes(id))
  return { kept, seat: left.find(({ id }) => id === added.id)?.seat ?? freeSeat(left) }
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

export async function removeFavouriteBranch(
  db: Kysely<DB>,
  accountId: string,
  branchId: string,
): Promise<void> {
  await db
    .deleteFrom('favourite_branch')
    .where('account_id', '=', accountId)
    .where('branch_id', '=', branchId)
    .execute()
}
