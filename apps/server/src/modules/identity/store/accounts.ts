import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Language } from '../../../platform/http/language.ts'

/** The account of a verified phone, made when there is none: one phone, one account (decisions D15). */
export async function accountOf(
  trx: Kysely<DB>,
  { id, phone, language, now }: { id: string; phone: string; language: string; now: Date },
): Promise<{ id: string; isNew: boolean; formerLanguage: Language }> {
  const before = await trx
    .selectFrom('account')
    .select('language')
    .where('phone', '=', phone)
    .executeTakeFirst()
  const account = await trx
    .insertInto('account')
    .values({ id, phone, language, created_at: now })
    .onConflict(conflict => conflict.column('phone').doUpdateSet({ language }))
    .returning(['id', sql<boolean>`xmax = 0`.as('is_new')])
    .executeTakeFirstOrThrow()
  const formerLanguage = (before?.language ?? language) as Language
  return { id: account.id, isNew: account.is_new, formerLanguage }
}

/** True when the account had never been opened on this device. */
export async function saveDevice(
  trx: Kysely<DB>,
  { accountId, deviceId, name, now }: { accountId: string; deviceId: string; name: string; now: Date },
): Promise<boolean> {
  const { is_new } = await trx
    .insertInto('device')
    .values({ account_id: accountId, device_id: deviceId, name, first_seen_at: now, last_seen_at: now })
    .onConflict(conflict =>
      conflict.columns(['account_id', 'device_id']).doUpdateSet({ name, last_seen_at: now }),
    )
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .executeTakeFirstOrThrow()
  return is_new
}

/** Has this device signed in to the account of this phone before? */
export async function isKnownDevice(db: Kysely<DB>, phone: string, deviceId: string): Promise<boolean> {
  const device = await db
    .selectFrom('device')
    .innerJoin('account', 'account.id', 'device.account_id')
    .select('device.device_id')
    .where('account.phone', '=', phone)
    .where('device.device_id', '=', deviceId)
    .executeTakeFirst()
  return device !== undefined
}
