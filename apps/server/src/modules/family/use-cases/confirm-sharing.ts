import type { RelKind } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { FreshCode } from '../../../platform/http/fresh-code.ts'
import { Refused } from '../../../platform/http/refusal.ts'
import { hasChildToShare } from '../store/relations.ts'

interface SharingRequest {
  /** The parent who shares the children and makes the request. */
  readonly accountId: string
  /** How the parent will see the other. */
  readonly relKind: RelKind
  readonly freshCode: FreshCode | null
}

/**
 * A new spouse gets all rights on the children (`shareChildren`), results included. The parent who shares them
 * confirms it by a code from an SMS, as for every grant of these rights (docs/decisions/0052,
 * docs/decisions/0067).
 */
export async function confirmSharing(trx: Kysely<DB>, { accountId, relKind, freshCode }: SharingRequest) {
  if (relKind !== 'SPOUSE' || !(await hasChildToShare(trx, accountId))) return undefined
  if (!freshCode) return new Refused('FRESH_CODE_REQUIRED', { deed: 'grant' })
  return (await freshCode.spend(trx)) ? undefined : new Refused('FRESH_CODE_EXPIRED', {})
}
