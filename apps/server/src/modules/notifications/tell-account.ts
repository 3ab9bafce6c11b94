import type { Kysely } from 'kysely'
import type { DB } from '../../platform/database/generated/db.ts'
import type { Language } from '../../platform/http/language.ts'
import type { AccountMessage, Channel } from './message.ts'
import type { Notifications } from './public.ts'

/** Writes a message for an account; false where it has neither phone nor confirmed e-mail. */
export async function tellAccount(
  trx: Kysely<DB>,
  accountId: string,
  { opens, topic, ...message }: AccountMessage,
  enqueue: Notifications['enqueue'],
): Promise<boolean> {
  const contact = await contactOf(trx, accountId)
  if (!contact) return false
  const push = { account: accountId, opens, ...(topic === undefined ? {} : { topic }) }
  await enqueue(trx, { ...message, ...contact, push })
  return true
}

interface Contact {
  readonly channel: Channel
  readonly to: string
  readonly language: Language
}

async function contactOf(trx: Kysely<DB>, accountId: string): Promise<Contact | undefined> {
  const account = await trx
    .selectFrom('account')
    .leftJoin('account_email', join =>
      join
        .onRef('account_email.account_id', '=', 'account.id')
        .on('account_email.usage', '=', 'PRIMARY')
        .on('account_email.confirmed_at', 'is not', null),
    )
    .select(['account.phone', 'account.language', 'account_email.address'])
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  if (!account) return undefined
  const { phone, address } = account
  const language = account.language as Language
  if (phone) return { channel: 'sms', to: phone, language }
  return address ? { channel: 'email', to: address, language } : undefined
}
