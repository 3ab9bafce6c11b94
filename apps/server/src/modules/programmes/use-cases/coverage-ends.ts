import { type Kysely, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { announceOfPeople } from './announce.ts'
import { tellOfCoverage } from './tell-of-coverage.ts'

/** Ends the coverages of those whom a coverer has taken off its list. */
export interface CoverageEnds {
  /** In the transaction that takes them off: whoever is told has left. Returns whose coverages ended. */
  endThoseWhoLeft(trx: Kysely<DB>, programme: string, now: Date): Promise<string[]>
  /** After the commit. */
  announce(profileIds: readonly string[]): void
}

type EndsDeps = Pick<ProgrammesDeps, 'notifications' | 'quietHoursOf' | 'changes'>

export function createCoverageEnds(deps: EndsDeps): CoverageEnds {
  return {
    endThoseWhoLeft: async (trx, programme, now) => {
      const { rows } = await sql<{ id: string; profileId: string }>`
        with over as (
          select c.id
          from coverage c
          join programme_member m on m.id = c.member_id
          join programme_contract k on k.id = m.contract_id
          where c.programme_code = ${programme} and c.ended_at is null
            and (m.removed_at is not null or k.removed_at is not null)
          -- As bookings lock them (cover_visit), so that neither waits for the other in a circle.
          order by c.id for no key update of c
        )
        update coverage c set ended_at = ${now}, ended_by = 'COVERER' from over where c.id = over.id
        returning c.id, c.profile_id as "profileId"`.execute(trx)
      for (const { id, profileId } of rows) {
        await recordAudit(trx, { action: 'coverage-ended', subject: id, profileId, at: now })
        for (const accountId of await keepersOf(trx, profileId)) {
          await tellOfCoverage(trx, 'coverage-ended', { accountId, profileId, programme }, deps)
        }
      }
      return rows.map(({ profileId }) => profileId)
    },
    announce: profileIds => announceOfPeople(profileIds, deps),
  }
}

/** The person's own account, and those of a child's parents. */
async function keepersOf(trx: Kysely<DB>, profileId: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('family_relation')
    .select('account_id')
    .where('profile_id', '=', profileId)
    .where('rel_kind', 'in', ['ME', 'CHILD'])
    .orderBy('created_at')
    .execute()
  return rows.map(({ account_id }) => account_id)
}
