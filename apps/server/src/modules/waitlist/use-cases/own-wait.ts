import type { Patient } from '../../../platform/http/actor.ts'
import type { WaitlistDeps } from '../deps.ts'
import { readWaits, type WaitDetails } from '../store/waits.ts'

/** A wait of this account that has not ended, if it may still book for the patient. */
export async function ownWait(
  actor: Patient,
  waitId: string,
  { database, family }: Pick<WaitlistDeps, 'database' | 'family'>,
): Promise<WaitDetails | undefined> {
  const [wait] = await readWaits(database.db, actor.accountId, waitId)
  return wait && (await family.memberFor(actor, wait.profileId, 'BOOK_VISITS')) && wait
}
