import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../platform/database/generated/db.ts'
import type { Message } from './message.ts'

export type { Message, VisitFacts } from './message.ts'
export { enqueueOpen } from './outbox/enqueue-open.ts'

export interface Notifications {
  /** Writes a message into the outbox, in the transaction of whoever causes it: sent if that is committed. */
  enqueue(trx: Kysely<DB>, message: Message): Promise<void>
  /** The row of a message, for a hot path that writes it in a statement of its own. */
  outboxRow(message: Message): Insertable<Outbox>
  /** Says that messages were committed, so that they are sent now and not within a second. */
  nudge(): void
}
