import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Owner } from '../store/sessions.ts'

export interface SeenDevice extends Owner {
  readonly name: string
  /** See `roughAddress`. */
  readonly roughAddress: string | null
  readonly now: Date
}

export interface SavedDevice {
  /** It already had access, and nobody has signed it out since. */
  readonly wasConfirmed: boolean
  readonly isConfirmed: boolean
}

/**
 * Stores the device of a sign-in. The SMS code alone gives it access only while the account has no confirmed
 * e-mail (decisions D15). The caller holds the lock of the account's row, so that nothing changes in between.
 */
export async function saveDevice(
  trx: Kysely<DB>,
  { accountId, deviceId, name, roughAddress, now }: SeenDevice,
): Promise<SavedDevice> {
  const before = await trx
    .selectFrom('device')
    .select('confirmed_at')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .executeTakeFirst()
  const wasConfirmed = Boolean(before?.confirmed_at)
  const isConfirmed = wasConfirmed || !(await hasConfirmedEmail(trx, accountId))
  const seen = { name, rough_address: roughAddress, last_seen_at: now }
  await trx
    .insertInto('device')
    .values({
      account_id: accountId,
      device_id: deviceId,
      ...seen,
      first_seen_at: now,
      confirmed_at: isConfirmed ? now : null,
    })
    .onConflict(conflict =>
      conflict
        .columns(['account_id', 'device_id'])
        .doUpdateSet(wasConfirmed ? seen : { ...seen, confirmed_at: isConfirmed ? now : null }),
    )
    .execute()
  return { wasConfirmed, isConfirmed }
}

/** Records that a refresh of its session came from the device; returns whether the device waits for access. */
export async function touchDevice(
  trx: Kysely<DB>,
  { accountId, deviceId, roughAddress, now }: Omit<SeenDevice, 'name'>,
): Promise<{ waits: boolean }> {
  const device = await trx
    .updateTable('device')
    .set({ last_seen_at: now, rough_address: roughAddress })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  return { waits: device.confirmed_at === null }
}

/** Records that a call came from the device; another server may have recorded a later one. */
export async function keepSeen(db: Kysely<DB>, { accountId, deviceId }: Owner, now: Date): Promise<void> {
  await db
    .updateTable('device')
    .set({ last_seen_at: now })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('last_seen_at', '<', now)
    .execute()
}

/** The devices where the account is signed in, the last seen first. */
export function signedInDevices(db: Kysely<DB>, accountId: string, now: Date) {
  return db
    .selectFrom('device')
    .select(['device_id', 'ref', 'name', 'last_seen_at', 'rough_address', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .where(where =>
      where.exists(
        where
          .selectFrom('session')
          .select(sql`1`.as('one'))
          .whereRef('session.account_id', '=', 'device.account_id')
          .whereRef('session.device_id', '=', 'device.device_id')
          .where('session.ended_at', 'is', null)
          .where('session.expires_at', '>', now),
      ),
    )
    .orderBy('last_seen_at', 'desc')
    .orderBy('ref')
    .execute()
}

/** The `device_id` of a device reference. Undefined: the account has no such device. */
export async function deviceOfRef(
  db: Kysely<DB>,
  accountId: string,
  ref: string,
): Promise<string | undefined> {
  const device = await db
    .selectFrom('device')
    .select('device_id')
    .where('account_id', '=', accountId)
    .where('ref', '=', ref)
    .executeTakeFirst()
  return device?.device_id
}

/** Gives a waiting device access. Undefined: it does not wait. */
export async function giveAccess(
  trx: Kysely<DB>,
  { accountId, deviceId }: Owner,
  now: Date,
): Promise<{ name: string; ref: string } | undefined> {
  return trx
    .updateTable('device')
    .set({ confirmed_at: now })
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('confirmed_at', 'is', null)
    .returning(['name', 'ref'])
    .executeTakeFirst()
}

/** The name of a device that has access. */
export async function nameOfDeviceWithAccess(
  db: Kysely<DB>,
  { accountId, deviceId }: Owner,
): Promise<string | undefined> {
  const device = await db
    .selectFrom('device')
    .select('name')
    .where('account_id', '=', accountId)
    .where('device_id', '=', deviceId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return device?.name
}

/** The reference of the device where the account was last seen. */
export async function lastDeviceRef(db: Kysely<DB>, accountId: string): Promise<string | undefined> {
  const device = await db
    .selectFrom('device')
    .select('ref')
    .where('account_id', '=', accountId)
    .orderBy('last_seen_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return device?.ref
}

async function hasConfirmedEmail(trx: Kysely<DB>, accountId: string): Promise<boolean> {
  const email = await trx
    .selectFrom('account_email')
    .select('usage')
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return email !== undefined
}
