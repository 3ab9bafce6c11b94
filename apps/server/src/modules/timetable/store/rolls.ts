import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import { numberArray } from './number-array.ts'

export interface TimetableToRoll {
  assignmentId: string
  demo: boolean
  /** The last date with timeslots. Null: none yet. */
  madeTo: string | null
}

const behind = (date: string) => sql`
  from assignment a
    join doctor d on d.id = a.doctor_id
    join branch b on b.id = a.branch_id
    join provider p on p.id = a.provider_id
    left join timetable_roll r on r.assignment_id = a.id
  where p.keeper = 'built-in' and a.active and d.active and b.active and (r.made_to is null or r.made_to < ${date})`

/** Medical organisations whose timeslots do not reach this date yet. */
export async function providersToRoll(db: Kysely<DB>, date: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.provider_id as id ${behind(date)} order by 1`.execute(db)
  return rows.map(({ id }) => id)
}

export async function assignmentsToRoll(
  db: Kysely<DB>,
  { providerId, date, limit }: { providerId: string; date: string; limit: number },
): Promise<TimetableToRoll[]> {
  const { rows } = await sql<TimetableToRoll>`
    select a.id as "assignmentId", p.is_demo as demo, r.made_to as "madeTo"
    ${behind(date)} and a.provider_id = ${providerId} order by a.id limit ${limit}`.execute(db)
  return rows
}

export async function setTimetableEnd(
  trx: Kysely<DB>,
  assignmentIds: readonly string[],
  date: string,
): Promise<void> {
  await sql`
    insert into timetable_roll (assignment_id, made_to)
    select id, ${date} from unnest(${numberArray(assignmentIds)}::bigint[]) as made (id)
    on conflict (assignment_id) do update set made_to = excluded.made_to`.execute(trx)
}

export async function clearTimetableEnd(trx: Kysely<DB>, assignmentIds: readonly string[]): Promise<void> {
  await sql`delete from timetable_roll where assignment_id = any(${numberArray(assignmentIds)}::bigint[])`.execute(
    trx,
  )
}
