import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../../platform/database/generated/db.ts'

type Db = Kysely<DB>

/** The assignment of each schedule of an organisation. */
export async function schedulesOf(db: Db, providerId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('fhir_schedule')
    .select(['schedule_id', 'assignment_id'])
    .where('provider_id', '=', providerId)
    .execute()
  return new Map(rows.map(row => [row.schedule_id, row.assignment_id]))
}

/** The actors of the schedules of an assignment. */
export async function actorsOf(db: Db, providerId: string, assignmentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('fhir_schedule')
    .select('actors')
    .where('provider_id', '=', providerId)
    .where('assignment_id', '=', assignmentId)
    .orderBy('schedule_id')
    .execute()
  return [...new Set(rows.flatMap(row => row.actors))]
}

/**
 * The assignments that these actors can mean: those whose schedules all have these actors, otherwise those where
 * any does.
 */
export async function assignmentsOfActors(
  db: Db,
  providerId: string,
  actors: readonly string[],
): Promise<string[]> {
  const given = [...actors]
  const { rows } = await sql<{ assignment_id: string; is_whole: boolean }>`
    select assignment_id, bool_or(actors <@ ${given}::text[]) as is_whole from fhir_schedule
    where provider_id = ${providerId} and actors && ${given}::text[]
    group by assignment_id`.execute(db)
  const whole = rows.filter(row => row.is_whole)
  return (whole.length > 0 ? whole : rows).map(row => row.assignment_id)
}

export interface ScheduleOf {
  readonly scheduleId: string
  readonly assignmentId: string
  readonly actors: readonly string[]
}

/** Replaces earlier matches; assignments set by an operator stay. */
export async function saveSchedules(
  db: Db,
  providerId: string,
  matched: readonly ScheduleOf[],
): Promise<void> {
  await db.transaction().execute(async trx => {
    const ids = matched.map(({ scheduleId }) => scheduleId)
    await sql`
      delete from fhir_schedule
      where provider_id = ${providerId} and not by_hand and schedule_id <> all(${ids}::text[])`.execute(trx)
    for (const { scheduleId, assignmentId, actors } of matched) {
      await sql`
        insert into fhir_schedule (provider_id, schedule_id, assignment_id, actors)
        values (${providerId}, ${scheduleId}, ${assignmentId}, ${[...actors]}::text[])
        on conflict (provider_id, schedule_id) do update set actors = excluded.actors,
          assignment_id = case when fhir_schedule.by_hand then fhir_schedule.assignment_id else excluded.assignment_id end
        `.execute(trx)
    }
  })
}

/** A schedule's assignment as set by an operator. */
export async function setScheduleByHand(
  db: Db,
  providerId: string,
  { scheduleId, assignmentId }: { scheduleId: string; assignmentId: string },
): Promise<void> {
  const given = { assignment_id: assignmentId, by_hand: true }
  await db
    .insertInto('fhir_schedule')
    .values({ provider_id: providerId, schedule_id: scheduleId, ...given })
    .onConflict(conflict => conflict.columns(['provider_id', 'schedule_id']).doUpdateSet(given))
    .execute()
}
