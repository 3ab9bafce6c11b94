import { type Kysely, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { announceOfPeople } from './announce.ts'
import { tellOfCoverage } from './tell-of-coverage.ts'
import { keepersOf, tellRelativesOfEnds } from './tell-of-ends.ts'

/** Ends the coverages of those whom a coverer has taken off its list. */
export interface CoverageEnds {
  /** In the transaction that takes them off: whoever is told has left, or was covered through them. Returns who is covered no more. */
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
      const informed = new Set<string>()
      for (const { id, profileId } of rows) {
        await recordAudit(trx, { action: 'coverage-ended', subject: id, profileId, at: now })
        for (const { accountId } of await keepersOf(trx, profileId)) {
          informed.add(accountId)
          await tellOfCoverage(trx, 'coverage-ended', { accountId, profileId, programme }, deps)
        }
      }
      const coverageIds = rows.map(({ id }) => id)
      const relatives = await tellRelativesOfEnds(trx, { programme, coverageIds, now, informed }, deps)
      return [...new Set([...rows.map(({ profileId }) => profileId), ...relatives])]
    },
    announce: profileIds => announceOfPeople(profileIds, deps),
  }
}
