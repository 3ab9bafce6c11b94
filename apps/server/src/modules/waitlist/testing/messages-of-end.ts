import { withFacts } from '@vizit/test-kit/world/stored-facts.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** Who was told that their wait has ended, and the text. */
export const messagesOfEnd = async (db: Kysely<DB>) => {
  const told = await db
    .selectFrom('outbox')
    .select(['template', 'recipient', 'data'])
    .where('template', 'in', ['wait-unanswered', 'wait-too-late'])
    .orderBy('id')
    .execute()
  return told.map(withFacts)
}
