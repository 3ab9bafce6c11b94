import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import type { RegistryVisit } from '../registry-visit.ts'

type WantedTime = Pick<RegistryVisit, 'assignmentId' | 'service' | 'startsAt'>

export interface FoundTime {
  readonly timeslotId: string
  /** The end of the timeslot, or of the run for the service (decisions D10). */
  readonly endsAt: Date
}

/** The timeslot with this start, free or not, if the timetable has it and the whole run of the service. */
export async function findTimeslot(
  db: Kysely<DB>,
  { assignmentId, service, startsAt }: WantedTime,
): Promise<FoundTime | undefined> {
  const { rows } = await sql<FoundTime>`
    select slot.id as "timeslotId", max(part.ends_at) as "endsAt"
    from timeslot slot
    join timeslot part on part.id = any(timeslot_run(slot.id, ${service?.minutes ?? null}))
    where slot.assignment_id = ${assignmentId} and slot.starts_at = ${startsAt}
    group by slot.id`.execute(db)
  return rows[0]
}
