import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import { type Addresses, addressesOf } from './channels/addresses.ts'
import type { AccountMessage, Channel, Message } from './message.ts'
import type { AccountNotice, Notifications } from './public.ts'

/** Writes messages to accounts. Returns the id of each; null where no channel reaches the account. */
export async function notifyAccounts(
  trx: Kysely<DB>,
  notices: readonly AccountNotice[],
  now: Date,
  enqueueAll: Notifications['enqueueAll'],
): Promise<(string | null)[]> {
  const messages = await addressToAccounts(trx, notices, now)
  const ids = await enqueueAll(
    trx,
    messages.filter(message => message !== null),
  )
  let written = 0
  return messages.map(message => (message === null ? null : (ids[written++] ?? null)))
}

/** Each account's message, addressed to the best of its channels; null where none reaches it. */
export async function addressToAccounts(
  db: Kysely<DB>,
  notices: readonly AccountNotice[],
  now: Date,
): Promise<(Message | null)[]> {
  const accountIds = notices.map(({ accountId }) => accountId)
  const known = await addressesOf(db, accountIds, now)
  return notices.map(({ accountId, message }) => addressed(message, known.get(accountId)))
}

function addressed({ opens, topic, ...message }: AccountMessage, to: Addresses | undefined): Message | null {
  if (!to) return null
  const { accountId: account, language } = to
  const push = { account, opens, ...(topic === undefined ? {} : { topic }) }
  const recipient = recipientOf(to, message.ways)
  return recipient && { ...message, ...recipient, language, push }
}

/**
 * The recipient behind a push or instead of it: the phone, else the e-mail, unless other channels were chosen.
 */
function recipientOf(
  { phone, email, devices }: Addresses,
  ways: readonly Channel[] = ['sms', 'email'],
): Pick<Message, 'channel' | 'to'> | null {
  for (const channel of ways) {
    if (channel === 'sms' && phone) return { channel: 'sms', to: phone }
    if (channel === 'email' && email) return { channel: 'email', to: email }
  }
  return ways.includes('push') && devices > 0 ? { channel: 'push', to: '' } : null
}
