import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Owner } from '../store/sessions.ts'

export interface AskingDevice {
  readonly name: string
  readonly roughAddress: string | null
  /** The account owner's profile. */
  readonly profileId: string
}

/** A waiting device, stored with its current name. Undefined: it does not wait. */
export async function waitingDevice(
  trx: Kysely<DB>,
  { accountId, deviceId }: Owner,
  name: string | undefined,
): Promise<AskingDevice | undefined> {
  const device = await trx
    .selectFrom('device')
    .innerJoin('family_relation as relation', 'relation.account_id', 'device.account_id')
    .select(['device.name', 'device.rough_address', 'relation.profile_id'])
    .where('device.account_id', '=', accountId)
    .where('device.device_id', '=', deviceId)
    .where('device.confirmed_at', 'is', null)
    .where('relation.rel_kind', '=', 'ME')
    .executeTakeFirst()
  if (!device) return undefined
  if (name && name !== device.name) {
    await trx
      .updateTable('device')
      .set({ name })
      .where('account_id', '=', accountId)
      .where('device_id', '=', deviceId)
      .execute()
  }
  return { name: name ?? device.name, roughAddress: device.rough_address, profileId: device.profile_id }
}
