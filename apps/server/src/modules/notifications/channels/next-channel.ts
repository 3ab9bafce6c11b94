import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Sealing } from '../../../platform/sealing/sealing.ts'
import type { Channel } from '../message.ts'
import { sealedAnew } from '../outbox/outbox-row.ts'
import { addressesOf } from './addresses.ts'

interface Deps {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  /** Key of the sealed facts. */
  readonly key: Buffer
  readonly sealing: Sealing
}

/**
 * Moves a message that was not shown, accepted or delivered to the next of its channels that reaches the account
 * now. The row lock decides between this and a device's receipt at the same moment.
 */
export async function nextChannel(
  id: string,
  { database, clock, key, sealing }: Deps,
): Promise<'next-channel' | 'arrived' | 'no-channel'> {
  const now = clock.now()
  return database.db.transaction().execute(async trx => {
    const message = await trx
      .selectFrom('outbox')
      .select(['channel', 'recipient', 'template', 'data', 'account_id', 'ways', 'expires_at'])
      .select('delivered_at')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (message?.delivered_at) return 'arrived'
    if (!message?.ways || message.account_id === null) return 'no-channel'
    if (message.expires_at && message.expires_at <= now) return 'no-channel'
    const addresses = (await addressesOf(trx, [message.account_id], now)).get(message.account_id)
    const others = (message.ways as Channel[]).slice(message.ways.indexOf(message.channel) + 1)
    const channel = others.find(candidate => candidate !== 'push' && addressOf(candidate, addresses) !== null)
    const recipient = channel && addressOf(channel, addresses)
    if (!channel || !recipient) return 'no-channel'
    const data = sealedAnew(message, { key, recipient, sealsFacts: sealing.isOn() })
    if (data === null) return 'no-channel'
    await trx
      .updateTable('outbox')
      .set({
        ...{ channel, recipient, data },
        ...{
          attempts: 0,
          next_attempt_at: now,
          delayed_by: null,
          sent_at: null,
          failed_at: null,
          failure: null,
        },
      })
      .where('id', '=', id)
      .execute()
    return 'next-channel'
  })
}

function addressOf(
  channel: Channel,
  addresses: { readonly phone: string | null; readonly email: string | null } | undefined,
): string | null {
  if (channel === 'push') return null
  return (channel === 'sms' ? addresses?.phone : addresses?.email) ?? null
}
