import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { Relation } from '../held-levels.ts'

const planned = sql`visit.starts_at > now_ and visit_is_planned(visit.status)`

interface Bookings {
  /** The patient. */
  readonly profileId: string
  /** The accounts that booked the visits. */
  readonly bookedBy: readonly string[]
  readonly now: Date
}

export interface PlannedBooking {
  readonly bookedBy: string
  /** The phone of the branch's reception. Null: unknown. */
  readonly phone: string | null
}

/** The patient's first planned visit that one of these accounts has booked. */
export async function firstPlannedBooking(
  db: Kysely<DB>,
  { profileId, bookedBy, now }: Bookings,
): Promise<PlannedBooking | undefined> {
  const { rows } = await sql<PlannedBooking>`
    select visit.booked_by as "bookedBy", branch.phones[1] as phone
    from (select ${now}::timestamptz as now_) clock, visit
    join assignment on assignment.id = visit.assignment_id
    join branch on branch.id = assignment.branch_id
    where visit.profile_id = ${profileId} and visit.booked_by = any(${[...bookedBy]}::uuid[]) and ${planned}
    order by visit.starts_at
    limit 1`.execute(db)
  return rows[0]
}

export interface BookedFor extends Relation {
  readonly profileId: string
  /** How many planned visits of theirs the account has booked. */
  readonly visits: number
}

/** The adult relatives for whom an account has booked planned visits. */
export async function adultsBookedFor(db: Kysely<DB>, accountId: string, now: Date): Promise<BookedFor[]> {
  const { rows } = await sql<BookedFor>`
    select held.profile_id as "profileId", rel_kind as "relKind", access_level as "accessLevel",
      count(*)::int as visits
    from (select ${now}::timestamptz as now_) clock, family_relation held
    join visit on visit.profile_id = held.profile_id and visit.booked_by = held.account_id
    where held.account_id = ${accountId} and rel_kind not in ('ME', 'CHILD') and ${planned}
    group by held.profile_id, rel_kind, access_level`.execute(db)
  return rows
}
