import { resealDocuments } from './modules/documents/public.ts'
import { resealNotes } from './modules/guests/public.ts'
import { resealMessages } from './modules/notifications/public.ts'
import { resealMembers } from './modules/programmes/public.ts'
import type { Database } from './platform/database/database.ts'
import { type Secrets, sealingKeys } from './platform/sealing/sealing-keys.ts'

/** How many of each kind were sealed. */
export interface ResealCounts {
  readonly messages: number
  readonly notes: number
  /** Tests with values. */
  readonly tests: number
  /** Documents whose keys were wrapped again. */
  readonly files: number
  readonly prescriptions: number
  /** People whom programmes cover. */
  readonly members: number
}

/**
 * Seals data at rest that is unencrypted or sealed by the former secret. It may be interrupted at any moment and
 * run again.
 */
export async function resealAtRest({ db }: Pick<Database, 'db'>, secrets: Secrets): Promise<ResealCounts> {
  return {
    messages: await resealMessages(db, sealingKeys(secrets, 'outbox')),
    notes: await resealNotes(db, sealingKeys(secrets, 'guest-note')),
    ...(await resealDocuments(db, sealingKeys(secrets, 'document'))),
    members: await resealMembers(db, secrets),
  }
}
