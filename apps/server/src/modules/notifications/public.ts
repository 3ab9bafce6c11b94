import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../platform/database/generated/db.ts'
import type { AccountMessage, Message } from './message.ts'
import type { StoredMessage } from './outbox/outbox-row.ts'

export { type ReachableChannels, reachableChannelsOf } from './channels/reachable-channels.ts'
export type { AccountMessage, Channel, Message, PushTarget } from './message.ts'
export type { VisitFacts } from './message-facts.ts'
export { endRestoredMessages } from './outbox/end-restored.ts'
export { resealMessages } from './outbox/reseal-messages.ts'
export { isHandedOver, isUnreached } from './outbox/unreached.ts'
export { isUnsent } from './outbox/unsent.ts'

export interface AccountNotice {
  readonly accountId: string
  readonly message: AccountMessage
}

export interface Notifications {
  /** Writes a message into the outbox in the caller's transaction: it is sent only if that is committed. */
  enqueue(trx: Kysely<DB>, message: Message): Promise<void>
  /**
   * Writes a message to an account by its best channel, chosen in the transaction and in the account's language:
   * push if one of its devices has it on, else SMS, else the confirmed e-mail. A push that no device shows in
   * time is sent by SMS or e-mail. Returns false if no channel reaches the account.
   */
  notifyAccount(trx: Kysely<DB>, accountId: string, message: AccountMessage): Promise<boolean>
  /**
   * Writes messages to many accounts, each by the channels given with it. Returns the message ids in the same
   * order; null where no channel reaches the account.
   */
  notifyAccounts(trx: Kysely<DB>, notices: readonly AccountNotice[]): Promise<(string | null)[]>
  /** Writes many messages at once. Returns their ids in the same order. */
  enqueueAll(trx: Kysely<DB>, messages: readonly Message[]): Promise<string[]>
  /** The outbox row of a message, for a caller on a hot path that inserts it in its own statement. */
  outboxRow(message: Message): Insertable<Outbox>
  /** The facts of a stored message without its secrets; empty after it reached its final state. */
  openFactsOf(stored: StoredMessage): Readonly<Record<string, string>>
  /**
   * Deletes the messages to other people that contain the name of the person who caused them, also when the name
   * was shortened.
   */
  forgetNamedPeople(trx: Kysely<DB>, fullName: string): Promise<void>
  /** The rows that `notifyAccounts` would write, for a caller that inserts them in its own statement. */
  outboxRowsFor(db: Kysely<DB>, notices: readonly AccountNotice[]): Promise<Insertable<Outbox>[]>
  /** Tells the sender that messages were committed, so that they are sent at once and not within a second. */
  nudge(): void
}
