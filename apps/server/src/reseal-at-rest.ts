import { resealMessages } from './modules/notifications/public.ts'
import type { Database } from './platform/database/database.ts'
import { type Secrets, sealingKeys } from './platform/sealing/sealing-keys.ts'

/** How many of each were sealed. */
export interface Resealed {
  readonly messages: number
}

/** Seals what lies at rest in clear, or sealed by the former secret. It may be ended at any moment, and begun anew. */
export async function resealAtRest({ db }: Pick<Database, 'db'>, secrets: Secrets): Promise<Resealed> {
  return {
    messages: await resealMessages(db, sealingKeys(secrets, 'outbox')),
  }
}
