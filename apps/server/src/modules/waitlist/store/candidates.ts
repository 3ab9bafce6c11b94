import { MINUTE_MS } from '@vizit/domain/time/minute.ts'
import type { WaitingPerson } from '@vizit/domain/waitlist/waitlist-turns.ts'
import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'

/** A patient in line for a time of an assignment, with what booking needs to know. */
export interface Candidate {
  readonly waiting: WaitingPerson
  readonly accountId: string
  readonly profileId: string
  readonly serviceId: string | null
  readonly visitId: string | null
}

interface WrittenInterval {
  readonly id: string
  readonly startsAt: string
  readonly endsAt: string
}

interface Row extends Omit<Candidate, 'waiting'> {
  readonly id: string
  readonly number: string
  readonly weekdays: number[]
  readonly timeFrom: string | null
  readonly timeTo: string | null
  readonly lastDate: string | null
  readonly minutes: number | null
  readonly visitStartsAt: Date | null
  readonly own: readonly WrittenInterval[]
  readonly busy: readonly WrittenInterval[]
  readonly asked: readonly string[]
}

export interface CandidatesRequest {
  readonly assignmentId: string
  /** Only waits with a greater number; '0': all. */
  readonly after: string
  readonly limit: number
  /** Times between `from` and `to` may be offered. */
  readonly from: Date
  readonly to: Date
  readonly cutOffMinutes: number
}

const intervals = (columns: string) =>
  sql.raw(`coalesce(json_agg(json_build_object('id', ${columns}.id::text,
    'startsAt', ${columns}.starts_at, 'endsAt', ${columns}.ends_at)), '[]')`)

/** The next waits in line that have no offer now. */
export async function readCandidates(
  trx: Kysely<DB>,
  { assignmentId, after, limit, from, to, cutOffMinutes }: CandidatesRequest,
): Promise<Candidate[]> {
  const { rows } = await sql<Row>`
    select w.id, w.number, w.account_id as "accountId", w.profile_id as "profileId", w.service_id as "serviceId",
      w.visit_id as "visitId", w.weekdays, to_char(w.time_from, 'HH24:MI') as "timeFrom",
      to_char(w.time_to, 'HH24:MI') as "timeTo", w.last_date as "lastDate", given.duration_minutes as minutes,
      moving.starts_at as "visitStartsAt",
      (select ${intervals('own')} from timeslot own where own.visit_id = w.visit_id) as own,
      (select ${intervals('other')} from visit other
        where other.profile_id in (w.profile_id, self.profile_id) and other.status <> 'cancelled'
          and other.id is distinct from w.visit_id
          and tstzrange(other.starts_at, other.ends_at) && tstzrange(${from}, ${to})) as busy,
      array(select known.timeslot_id::text from waitlist_offer known where known.entry_id = w.id) as asked
    from assignment place
    join waitlist_entry w on w.provider_id = place.provider_id and w.ended_at is null
      and wait_concerns_assignment(w, place)
    left join assignment_service given on given.assignment_id = place.id and given.service_id = w.service_id
    left join visit moving on moving.id = w.visit_id
    left join family_relation self on self.account_id = w.account_id and self.rel_kind = 'ME'
    where place.id = ${assignmentId} and w.number > ${after}
      and not exists (
        select from waitlist_offer live
        where live.state = 'live' and (live.account_id = w.account_id or live.profile_id = w.profile_id))
    order by w.number limit ${limit}`.execute(trx)
  return rows.map(row => candidateOf(row, cutOffMinutes))
}

function candidateOf(row: Row, cutOffMinutes: number): Candidate {
  const { id, accountId, profileId, serviceId, visitId, minutes, visitStartsAt, asked } = row
  const { weekdays, timeFrom, timeTo, lastDate } = row
  return {
    accountId,
    profileId,
    serviceId,
    visitId,
    waiting: {
      id,
      number: Number(row.number),
      wanted: { weekdays, timeFrom, timeTo, lastDate },
      visit: visitStartsAt && {
        startsAt: visitStartsAt,
        movableUntil: new Date(visitStartsAt.getTime() - cutOffMinutes * MINUTE_MS),
        slots: row.own.map(read),
      },
      minutes,
      busy: row.busy.map(read),
      asked,
    },
  }
}

const read = ({ id, startsAt, endsAt }: WrittenInterval) => ({
  id,
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
})
