import { randomUUID } from 'node:crypto'
import { DAY_MS } from '@vizit/domain/time/day.ts'
import type { Clock } from '@vizit/server/platform/clock.ts'
import type { DB } from '@vizit/server/platform/database/generated/db.ts'
import type { Kysely } from 'kysely'

export interface PastVisit {
  readonly daysAgo: number
  readonly status?: 'completed' | 'missed' | 'arrived' | 'reserved'
  /** The code of the programme that pays; missing: own expense. */
  readonly covererCode?: string
}

const HALF_HOUR = 30 * 60_000

/** Inserts a past visit with its timeslot; returns its id. */
export async function createPastVisit(
  { db, clock }: { db: Kysely<DB>; clock: Clock },
  profileId: string,
  assignmentId: string,
  { daysAgo, status = 'completed', covererCode }: PastVisit,
): Promise<string> {
  const starts_at = new Date(clock.now().getTime() - daysAgo * DAY_MS)
  const ends_at = new Date(starts_at.getTime() + HALF_HOUR)
  const { provider_id, doctor_id } = await db
    .selectFrom('assignment')
    .select(['provider_id', 'doctor_id'])
    .where('id', '=', assignmentId)
    .executeTakeFirstOrThrow()
  const id = randomUUID()
  await db
    .insertInto('visit')
    .values({
      id,
      provider_id,
      doctor_id,
      assignment_id: assignmentId,
      profile_id: profileId,
      starts_at,
      ends_at,
      status,
      coverer_code: covererCode ?? null,
    })
    .execute()
  await db
    .insertInto('timeslot')
    .values({ assignment_id: assignmentId, starts_at, ends_at, visit_id: id })
    .execute()
  return id
}
