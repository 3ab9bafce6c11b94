import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../platform/database/generated/db.ts'
import type { AccountMessage, Message } from './message.ts'
import type { StoredMessage } from './outbox/outbox-row.ts'

export { type Reach, reachOf } from './channels/reach.ts'
export type { AccountMessage, Channel, Message, PushTarget, VisitFacts } from './message.ts'
export { endRestoredMessages } from './outbox/end-restored.ts'
export { resealMessages } from './outbox/reseal-messages.ts'

export interface Told {
  readonly accountId: string
  readonly message: AccountMessage
}

export interface Notifications {
  /** Writes a message into the outbox, in the transaction of whoever causes it: sent if that is committed. */
  enqueue(trx: Kysely<DB>, message: Message): Promise<void>
  /**
   * Tells an account by its best channel, chosen in the transaction: push where one of its devices takes it, else SMS,
   * else its confirmed e-mail; in its language. A push that no device shows in time goes by SMS or e-mail after all.
   * Answers false where there is no way to reach it.
   */
  tellAccount(trx: Kysely<DB>, accountId: string, message: AccountMessage): Promise<boolean>
  /**
   * Tells many accounts at once, each by the ways that are given with its message. Answers, in the same order, the ids of
   * the messages; null where none of its ways reaches an account.
   */
  notifyAccounts(trx: Kysely<DB>, told: readonly Told[]): Promise<(string | null)[]>
  /** Writes many messages at once; answers their ids in the same order. */
  enqueueAll(trx: Kysely<DB>, messages: readonly Message[]): Promise<string[]>
  /** The row of a message, for a hot path that writes it in a statement of its own. */
  outboxRow(message: Message): Insertable<Outbox>
  /** What a stored message says but for its secrets; nothing once it came to its end. */
  openFactsOf(stored: StoredMessage): Readonly<Record<string, string>>
  /** Forgets the messages to others that name, cut short at most, whoever asked for them to be sent. */
  forgetNamedPeople(trx: Kysely<DB>, fullName: string): Promise<void>
  /** The rows of messages for accounts, as `notifyAccounts` would write them, for whoever writes them with a change. */
  outboxRowsFor(db: Kysely<DB>, told: readonly Told[]): Promise<Insertable<Outbox>[]>
  /** Says that messages were committed, so that they are sent now and not within a second. */
  nudge(): void
}
