import { maskEmail, maskName } from '@vizit/domain/access/mask-personal-data.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { WaitingDevice } from '../../../platform/http/actor.ts'
import type { Owner } from '../store/sessions.ts'

/** All that a waiting device may learn about its account. Null: the device does not wait any more. */
export async function attributesOfWaiting(
  db: Kysely<DB>,
  { accountId, deviceId }: Owner,
): Promise<WaitingDevice['profileAttributes'] | null> {
  const waiting = await db
    .selectFrom('device')
    .innerJoin('family_relation as relation', join =>
      join.onRef('relation.account_id', '=', 'device.account_id').on('relation.rel_kind', '=', 'ME'),
    )
    .innerJoin('profile', 'profile.id', 'relation.profile_id')
    .leftJoin('account_email as email', join =>
      join.onRef('email.account_id', '=', 'device.account_id').on('email.confirmed_at', 'is not', null),
    )
    .select(['device.ref', 'profile.first_name', 'profile.last_name', 'email.address'])
    .where('device.account_id', '=', accountId)
    .where('device.device_id', '=', deviceId)
    .where('device.confirmed_at', 'is', null)
    .executeTakeFirst()
  if (!waiting) return null
  return {
    maskedName: maskName(waiting.first_name, waiting.last_name),
    maskedEmail: waiting.address && maskEmail(waiting.address),
    deviceRef: waiting.ref,
  }
}
