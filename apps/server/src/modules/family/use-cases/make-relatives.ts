import type { AccessLevel } from '@vizit/domain/access/access-level.ts'
import { ALL } from '@vizit/domain/access/access-level.ts'
import { type AdultRelKind, inverseOf } from '@vizit/domain/family/relations.ts'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import { relate, shareChildren } from '../store/relations.ts'

export interface NewRelatives {
  readonly profileId: string
  /** Null: the profile has no account yet. */
  readonly accountId: string | null
  /** What this side may do for the other. */
  readonly level: AccessLevel
}

export interface MakeRelativesRequest {
  readonly one: NewRelatives & { readonly accountId: string }
  readonly other: NewRelatives
  /** What `other` is to `one`. */
  readonly kind: AdultRelKind
  /** The account that acts: `one`, or `other` when it accepts a request. */
  readonly by: string
  readonly now: Date
}

/** Makes two adults relatives of each other; spouses share their children from then on (product §5). */
export async function makeRelatives(
  trx: Kysely<DB>,
  { one, other, kind, by, now }: MakeRelativesRequest,
): Promise<void> {
  const act = { accountId: by, at: now, action: 'relative-added' } as const
  await relate(trx, {
    accountId: one.accountId,
    profileId: other.profileId,
    relKind: kind,
    level: one.level,
    now,
    seen: by === one.accountId,
  })
  await recordAudit(trx, {
    ...act,
    profileId: other.profileId,
    subject: one.accountId,
    details: { level: one.level },
  })
  if (other.accountId === null) return
  await relate(trx, {
    accountId: other.accountId,
    profileId: one.profileId,
    relKind: inverseOf(kind),
    level: other.level,
    now,
    seen: false,
  })
  await recordAudit(trx, {
    ...act,
    profileId: one.profileId,
    subject: other.accountId,
    details: { level: other.level },
  })
  if (kind !== 'SPOUSE') return
  const pairs = [
    [one.accountId, other.accountId],
    [other.accountId, one.accountId],
  ] as const
  for (const [from, to] of pairs) {
    for (const profileId of await shareChildren(trx, { from, to, now })) {
      await recordAudit(trx, { ...act, profileId, subject: to, details: { level: ALL } })
    }
  }
}
