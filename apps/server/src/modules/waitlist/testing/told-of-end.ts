import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Who was told that their wait has ended, and in which words. */
export const toldOfEnd = (db: Kysely<DB>) =>
  db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'data'])
    .where('template', 'in', ['wait-unanswered', 'wait-too-late'])
    .orderBy('id')
    .execute()
