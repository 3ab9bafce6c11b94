import { type GrantChoice, grantChoices, isMore } from '@vizit/domain/family/grant-choice.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { isUnsent } from '../../notifications/public.ts'

/** The topic of what is told of rights on a person: more than `before` is allowed. */
export const rightsTopic = (profileId: string, before: GrantChoice) => `rights:${profileId}:${before}`

interface Changed {
  /** The account that holds the rights. */
  readonly holder: string
  readonly profileId: string
  /** What it may do now. */
  readonly choice: GrantChoice
  readonly now: Date
}

/**
 * In the transaction that changes rights: deletes the messages that nobody has got and that promise more than the holder may do now.
 * Returns whether there were any. With the relation itself the database deletes them (`withdraw_messages_of_rights`).
 */
export async function withdrawUntrueRights(
  trx: Kysely<DB>,
  { holder, profileId, choice, now }: Changed,
): Promise<boolean> {
  const untrue = grantChoices.filter(before => !isMore(choice, before))
  const topics = untrue.map(before => rightsTopic(profileId, before))
  const { numAffectedRows } = await sql`
    with untrue as (
      select o.id from outbox o
      where ${isUnsent(now)} and o.account_id = ${holder} and o.topic = any(${topics}::text[])
      for update of o skip locked
    )
    delete from outbox using untrue where outbox.id = untrue.id`.execute(trx)
  return (numAffectedRows ?? 0n) > 0n
}
