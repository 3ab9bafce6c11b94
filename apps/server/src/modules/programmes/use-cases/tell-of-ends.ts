import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { relativesCoveredNoMore } from '../store/covered-relatives.ts'
import { tellOfCoverage } from './tell-of-coverage.ts'

interface Ended {
  readonly programme: string
  readonly coverageIds: readonly string[]
  readonly now: Date
  /** By their own date. */
  readonly byDate?: boolean
  readonly template?: 'coverage-ended' | 'coverage-holder-deleted'
  /** Accounts that know it of themselves: they have ended it, or were told. */
  readonly accounts: ReadonlySet<string>
  /** Of whom all are told already. */
  readonly people?: ReadonlySet<string>
}

type TellDeps = Pick<ProgrammesDeps, 'notifications' | 'quietHoursOf'>

/**
 * Tells those whom a programme covered through a relative that it does so no more, and the parents of such a child. Whoever is told of
 * themselves is not told of each child besides. Returns who is covered no more.
 */
export async function tellRelativesOfEnds(
  trx: Kysely<DB>,
  {
    programme,
    coverageIds,
    now,
    byDate = false,
    template = 'coverage-ended',
    accounts,
    people = new Set(),
  }: Ended,
  deps: TellDeps,
): Promise<string[]> {
  const relatives = await relativesCoveredNoMore(trx, { coverageIds, today: civilDateOf(now), byDate })
  const keepers = []
  for (const profileId of relatives)
    if (!people.has(profileId)) keepers.push(...(await keepersOf(trx, profileId)))
  const told = new Set(accounts)
  for (const { accountId, profileId, isSelf } of keepers) {
    if (!isSelf || told.has(accountId)) continue
    told.add(accountId)
    await tellOfCoverage(trx, template, { accountId, profileId, programme }, deps)
  }
  for (const { accountId, profileId, isSelf } of keepers) {
    if (isSelf || told.has(accountId)) continue
    await tellOfCoverage(trx, template, { accountId, profileId, programme }, deps)
  }
  return relatives
}

interface Keeper {
  readonly accountId: string
  readonly profileId: string
  /** The person's own account; else a parent's. */
  readonly isSelf: boolean
}

/** The person's own account, and those of a child's parents. */
export async function keepersOf(trx: Kysely<DB>, profileId: string): Promise<Keeper[]> {
  const rows = await trx
    .selectFrom('family_relation')
    .select(['account_id', 'rel_kind'])
    .where('profile_id', '=', profileId)
    .where('rel_kind', 'in', ['ME', 'CHILD'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ account_id, rel_kind }) => ({
    accountId: account_id,
    profileId,
    isSelf: rel_kind === 'ME',
  }))
}
