import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RegistryVisit } from '../registry-visit.ts'

type Wanted = Pick<RegistryVisit, 'assignmentId' | 'service' | 'startsAt'>

export interface FoundTime {
  readonly timeslotId: string
  /** The end of the timeslot, or of the run that the service takes (decisions D10). */
  readonly endsAt: Date
}

/** The timeslot that begins then, if the timetable has it and all that its service takes; free or not. */
export async function findTimeslot(
  db: Kysely<DB>,
  { assignmentId, service, startsAt }: Wanted,
): Promise<FoundTime | undefined> {
  const { rows } = await sql<FoundTime>`
    select slot.id as "timeslotId", max(part.ends_at) as "endsAt"
    from timeslot slot
    join timeslot part on part.id = any(timeslot_run(slot.id, ${service?.minutes ?? null}))
    where slot.assignment_id = ${assignmentId} and slot.starts_at = ${startsAt}
    group by slot.id`.execute(db)
  return rows[0]
}
