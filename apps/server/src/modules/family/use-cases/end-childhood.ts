import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'

/**
 * Ends the parents' rights on a person who is 18 (product §5, "Only minors can be children"): parents, and those
 * to whom they granted something, keep only the name until the adult grants more. Returns the parents' accounts;
 * empty when it was done before.
 */
export async function endChildhood(trx: Kysely<DB>, profileId: string, now: Date): Promise<string[]> {
  const ended = await trx
    .updateTable('family_relation')
    .set({ rel_kind: 'OTHER', access_level: 'VIEW_NAME', is_grown_child: true })
    .where('profile_id', '=', profileId)
    .where('rel_kind', '=', 'CHILD')
    .returning('account_id')
    .execute()
  if (ended.length === 0) return []
  await trx
    .updateTable('family_relation')
    .set({ access_level: 'VIEW_NAME' })
    .where('profile_id', '=', profileId)
    .where('rel_kind', '=', 'OTHER')
    .execute()
  await recordAudit(trx, { action: 'grown-up', profileId, subject: profileId, at: now })
  return ended.map(({ account_id }) => account_id)
}
