import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { deriveKey } from '../../../platform/secret/derive-key.ts'
import { rotateKeys } from '../tokens/rotate-keys.ts'

interface Parts {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
  readonly secret: string
}

/** Makes a new key for an operator; `revoking` also invalidates all former ones. */
export async function rotateSigningKeys(
  how: 'now' | 'revoking',
  { database: { db }, clock, secret }: Parts,
): Promise<void> {
  const now = clock.now()
  await rotateKeys(db, deriveKey(secret, 'signing-key'), now, how)
  await recordAudit(db, { action: 'keys-rotated', subject: how, at: now })
}
