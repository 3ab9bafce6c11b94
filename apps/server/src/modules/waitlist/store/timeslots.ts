import type { FreeSlot } from '@vizit/domain/waitlist/runs-containing-slot.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A freed timeslot that anybody could book, with the free ones around it. */
export interface FreedTimeslotContext {
  readonly assignmentId: string
  readonly slots: readonly FreeSlot[]
}

/** In hours; no service takes longer (migration 0001). */
const HOURS_AROUND = 8

/**
 * Undefined: the timeslot is not free any more. Its neighbours are read too, because a service may need several.
 */
export async function readFreedTimeslotContext(
  trx: Kysely<DB>,
  slotId: string,
  now: Date,
  windowEnd: Date,
): Promise<FreedTimeslotContext | undefined> {
  const { rows } = await sql<FreeSlot & { assignmentId: string }>`
    select near.id, near.assignment_id as "assignmentId", near.starts_at as "startsAt", near.ends_at as "endsAt"
    from timeslot freed
    join timeslot near on near.assignment_id = freed.assignment_id
      and near.starts_at between freed.starts_at - make_interval(hours => ${HOURS_AROUND})
        and freed.starts_at + make_interval(hours => ${HOURS_AROUND})
    where freed.id = ${slotId} and near.starts_at < ${windowEnd} and timeslot_is_free(near, ${now})
    order by near.starts_at`.execute(trx)
  const freed = rows.find(({ id }) => id === slotId)
  if (!freed) return undefined
  const slots = rows.map(({ id, startsAt, endsAt }) => ({ id, startsAt, endsAt }))
  return { assignmentId: freed.assignmentId, slots }
}
