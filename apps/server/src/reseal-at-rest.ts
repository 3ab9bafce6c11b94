import { resealDocuments } from './modules/documents/public.ts'
import { resealNotes } from './modules/guests/public.ts'
import { resealMessages } from './modules/notifications/public.ts'
import type { Database } from './platform/database/database.ts'
import { type Secrets, sealingKeys } from './platform/sealing/sealing-keys.ts'

/** How many of each were sealed. */
export interface ResealCounts {
  readonly messages: number
  readonly notes: number
  /** With values. */
  readonly tests: number
  /** Whose keys were wrapped anew. */
  readonly files: number
}

/** Seals what lies at rest in clear, or sealed by the former secret. It may be ended at any moment, and begun anew. */
export async function resealAtRest({ db }: Pick<Database, 'db'>, secrets: Secrets): Promise<ResealCounts> {
  return {
    messages: await resealMessages(db, sealingKeys(secrets, 'outbox')),
    notes: await resealNotes(db, sealingKeys(secrets, 'guest-note')),
    ...(await resealDocuments(db, sealingKeys(secrets, 'document'))),
  }
}
