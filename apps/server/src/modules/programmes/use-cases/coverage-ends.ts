import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { type Kysely, sql } from 'kysely'
import { recordAudit } from '../../../platform/audit/record-audit.ts'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { ProgrammesDeps } from '../deps.ts'
import { limits } from '../limits.ts'
import { type Grown, outgrownProgrammes } from '../store/covered-as-child.ts'
import { coveredNoMore, peopleOfProgramme } from '../store/covered-relatives.ts'
import { keepEnds } from '../store/ends-of-deleted.ts'
import { givenToOthers } from '../store/given-to-others.ts'
import { withdrawUntrue } from '../store/untrue-messages.ts'
import { announceOfPeople, announceToPages } from './announce.ts'
import { tellOfCoverage } from './tell-of-coverage.ts'
import { keepersOf, tellRelativesOfEnds } from './tell-of-ends.ts'

/** Ends coverages by what a coverer says, and tells of those that end otherwise. */
export interface CoverageEnds {
  /**
   * In the transaction that takes members off, or gives their rows to others: whoever is told has left, or was covered through them.
   * Bookings under way of members who were written go before it, later ones after it. Returns who is covered no more.
   */
  endThoseWhoLeft(trx: Kysely<DB>, programme: string, now: Date): Promise<string[]>
  /** In the transaction that brings members or contracts in, after the former: whose programme may cover other days or visits now. */
  changedNow(trx: Kysely<DB>, programme: string, now: Date): Promise<string[]>
  /** In the transaction that deletes an account with these people: tells whom their programmes covered besides. Returns those. */
  endThoseOfDeleted(trx: Kysely<DB>, deleted: Deleted): Promise<string[]>
  /** Tells of programmes that ended by their own date; some at once, so that it is called again while it returns true. */
  tellOfDates(now: Date): Promise<boolean>
  /** In the transaction that ends a childhood, before it does: the programmes that cover the person no more. */
  outgrownBy(trx: Kysely<DB>, grown: Grown): Promise<string[]>
  /** In the same transaction, after it did: tells the former parents and the person themselves. */
  tellOfOutgrown(trx: Kysely<DB>, outgrown: Outgrown): Promise<void>
  /** After the commit. */
  announce(profileIds: readonly string[]): void
  /** The same where nobody is told anything else. */
  announceToPages(profileIds: readonly string[]): void
}

interface Deleted {
  readonly accountId: string
  readonly profileIds: readonly string[]
  readonly now: Date
}

interface Outgrown {
  readonly profileId: string
  readonly programmes: readonly string[]
  /** Accounts. */
  readonly parents: readonly string[]
}

type EndsDeps = Pick<ProgrammesDeps, 'database' | 'keys' | 'notifications' | 'quietHoursOf' | 'changes'>

const MOST_AT_ONCE = 200

/** Whether the end by its own date is told already; a day that is corrected to an earlier one is no other end. */
const IS_TOLD = sql`coalesce(least(k.ends_on, m.valid_to) <= c.told_of_end, false)`

export function createCoverageEnds(deps: EndsDeps): CoverageEnds {
  return {
    endThoseWhoLeft: async (trx, programme, now) => {
      const others = await givenToOthers(trx, programme, deps.keys)
      const { rows } = await sql<{ id: string; profileId: string; isTold: boolean }>`
        with locked as (
          select c.id, ${IS_TOLD} as is_told,
            m.removed_at is not null or k.removed_at is not null or c.id = any(${others}::uuid[]) as is_over
          from coverage c
          join programme_member m on m.id = c.member_id
          join programme_contract k on k.id = m.contract_id
          where c.programme_code = ${programme} and c.ended_at is null
            and (m.removed_at is not null or k.removed_at is not null or c.id = any(${others}::uuid[])
              -- Whoever was written in this transaction may have come to another family: a booking under way counts in the former one.
              or m.xmin = pg_current_xact_id()::xid)
          -- As bookings lock them (cover_visit), so that neither waits for the other in a circle.
          order by c.id for no key update of c
        )
        update coverage c set ended_at = ${now}, ended_by = 'COVERER' from locked where c.id = locked.id and locked.is_over
        returning c.id, c.profile_id as "profileId", locked.is_told as "isTold"`.execute(trx)
      for (const { id, profileId } of rows)
        await recordAudit(trx, { action: 'coverage-ended', subject: id, profileId, at: now })
      // Also where nobody left: a list may prolong what was said to be over.
      await withdrawUntrue(trx, { programme, now })
      const untold = rows.filter(({ isTold }) => !isTold)
      const informed = await tellMembers(trx, { programme, members: untold, now }, deps)
      const coverageIds = rows.map(({ id }) => id)
      const relatives = await tellRelativesOfEnds(trx, { programme, coverageIds, now, ...informed }, deps)
      return [...new Set([...rows.map(({ profileId }) => profileId), ...relatives])]
    },
    changedNow: (trx, programme, now) =>
      peopleOfProgramme(trx, { programme, today: civilDateOf(now), isWrittenNow: true }),
    async endThoseOfDeleted(trx, { accountId, profileIds, now }) {
      const { rows } = await sql<Ended>`
        with over as (
          select id from coverage where profile_id = any(${[...profileIds]}::uuid[]) and ended_at is null
          -- As in endThoseWhoLeft.
          order by id for no key update
        )
        update coverage c set ended_at = greatest(${now}::timestamptz, c.linked_at), ended_by = 'PERSON'
        from over where c.id = over.id
        returning c.id, c.profile_id as "profileId", c.programme_code as programme`.execute(trx)
      const relatives = []
      for (const [programme, coverageIds] of byProgramme(rows)) {
        await withdrawUntrue(trx, { programme, now })
        const ended = { programme, coverageIds, now, accounts: new Set([accountId]) }
        const template = 'coverage-holder-deleted'
        const lost = await tellRelativesOfEnds(trx, { ...ended, template }, deps)
        const others = lost.filter(id => !profileIds.includes(id))
        await keepEnds(trx, { programme, coverageIds, profileIds: others, now })
        relatives.push(...others)
      }
      return relatives
    },
    async tellOfDates(now) {
      const today = civilDateOf(now)
      const told = await deps.database.db.transaction().execute(async trx => {
        const { rows } = await sql<Ended>`
          with over as (
            select c.id, least(k.ends_on, m.valid_to) as last_day
            from coverage c
            join programme_member m on m.id = c.member_id and m.removed_at is null
            join programme_contract k on k.id = m.contract_id and k.removed_at is null
            -- Of one that is switched off nobody is told anything.
            join programme p on p.code = c.programme_code and p.active
            where c.ended_at is null and least(k.ends_on, m.valid_to) < ${today}
              and least(k.ends_on, m.valid_to) > ${today}::date - ${limits.endedDays}::int
              and not ${IS_TOLD}
            order by c.id limit ${MOST_AT_ONCE} for no key update of c skip locked
          )
          update coverage c set told_of_end = over.last_day from over where c.id = over.id
          returning c.id, c.profile_id as "profileId", c.programme_code as programme`.execute(trx)
        const profileIds = rows.map(({ profileId }) => profileId)
        for (const [programme, coverageIds] of byProgramme(rows)) {
          await withdrawUntrue(trx, { programme, now })
          const members = rows.filter(row => row.programme === programme)
          const informed = await tellMembers(trx, { programme, members, now }, deps)
          const ended = { programme, coverageIds, now, byDate: true, ...informed }
          profileIds.push(...(await tellRelativesOfEnds(trx, ended, deps)))
        }
        return profileIds
      })
      announceOfPeople([...new Set(told)], deps)
      return told.length > 0
    },
    outgrownBy: outgrownProgrammes,
    async tellOfOutgrown(trx, { profileId, programmes, parents }) {
      const own = (await keepersOf(trx, profileId)).map(({ accountId }) => accountId)
      for (const programme of programmes)
        for (const accountId of new Set([...parents, ...own]))
          await tellOfCoverage(trx, 'coverage-outgrown', { accountId, profileId, programme }, deps)
    },
    announce: profileIds => announceOfPeople(profileIds, deps),
    announceToPages: profileIds => announceToPages(profileIds, deps.changes),
  }
}

interface Ended {
  readonly id: string
  readonly profileId: string
  readonly programme: string
}

interface Members {
  readonly programme: string
  readonly members: readonly { readonly profileId: string }[]
  readonly now: Date
}

/** Tells each member whom the programme does not cover through a spouse or parent still, or a child's parents; returns who knows it then. */
async function tellMembers(trx: Kysely<DB>, { programme, members, now }: Members, deps: EndsDeps) {
  const profileIds = members.map(({ profileId }) => profileId)
  const people = new Set(await coveredNoMore(trx, { programme, profileIds, today: civilDateOf(now) }))
  const accounts = new Set<string>()
  for (const profileId of people) {
    for (const { accountId, isSelf } of await keepersOf(trx, profileId)) {
      if (isSelf) accounts.add(accountId)
      await tellOfCoverage(trx, 'coverage-ended', { accountId, profileId, programme }, deps)
    }
  }
  return { accounts, people }
}

const byProgramme = (rows: readonly Ended[]) =>
  [...Map.groupBy(rows, ({ programme }) => programme)].map(
    ([programme, ended]) => [programme, ended.map(({ id }) => id)] as const,
  )
