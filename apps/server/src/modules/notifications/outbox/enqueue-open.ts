import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { OpenMessage } from '../message.ts'
import { outboxRow } from './outbox-row.ts'

/** Nothing is sealed with it. */
const NO_KEY = Buffer.alloc(0)

/** Writes a message without secrets, for whoever works apart from the servers that send: the nightly jobs. */
export async function enqueueOpen(trx: Kysely<DB>, message: OpenMessage, now: Date): Promise<void> {
  await trx
    .insertInto('outbox')
    .values(outboxRow(NO_KEY, message, now))
    .execute()
}
