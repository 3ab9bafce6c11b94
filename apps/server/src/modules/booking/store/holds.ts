import type { Database } from '../../../platform/database/database.ts'
import { callDecisionFunction } from './call-decision-function.ts'

export interface HoldRequest {
  readonly timeslotId: string
  readonly assignmentId: string
  /** The service. When it is given, the hold covers the whole run that it takes (decisions D10). */
  readonly serviceId: string | undefined
  /** Ids of the caller's holds: the first one owns the new hold; holds under the others are taken over. */
  readonly holders: readonly [string, ...string[]]
  readonly now: Date
  readonly until: Date
  /** Timeslots that start at this time or later are not offered yet. */
  readonly windowEnd: Date
  /** Whether the operator allows online booking at all. */
  readonly isBookingEnabled: boolean
}

export type HoldResult =
  | { readonly outcome: 'held' | 'busy' | 'unknown' }
  | { readonly outcome: 'closed' | 'unsupported'; readonly phones: readonly string[] }

const holdQuery = {
  name: 'hold-timeslot',
  text: `select outcome, phones from hold_timeslot(
    asked_slot => $1, asked_assignment => $2, asked_service => $3, holder => $4, holders => $5, moment => $6, until => $7,
    window_end => $8, online_booking_enabled => $9)`,
}

/** Checks the rules and holds in one statement: `hold_timeslot`. */
export function holding(asked: HoldRequest) {
  const { timeslotId, assignmentId, serviceId, holders, now, until, windowEnd, isBookingEnabled } = asked
  const place = [timeslotId, assignmentId, serviceId ?? null]
  return { ...holdQuery, values: [...place, holders[0], holders, now, until, windowEnd, isBookingEnabled] }
}

export function hold(database: Database, asked: HoldRequest): Promise<HoldResult> {
  const { values, ...statement } = holding(asked)
  return callDecisionFunction<HoldResult>(database, statement, values)
}

const releaseQuery = {
  name: 'release-hold',
  // Only this timeslot: another tab may hold another one by now.
  text: `select release_hold($1)
  where $2::bigint is null or exists (select from timeslot where id = $2 and held_by = any($1::uuid[]))`,
}

export async function release(
  { decisions }: Pick<Database, 'decisions'>,
  holders: readonly string[],
  timeslotId?: string,
): Promise<void> {
  await decisions.query({ ...releaseQuery, values: [holders, timeslotId ?? null] })
}

export interface LivingHold {
  readonly timetableId: string
  readonly assignmentId: string
  readonly expiresAt: Date
}

const livingQuery = {
  name: 'living-hold',
  text: `select id::text as "timetableId", assignment_id::text as "assignmentId", held_until as "expiresAt"
  from timeslot where held_by = any($1::uuid[]) and held_until > $2 order by starts_at limit 1`,
}

/** The first timeslot that these holders hold now. */
export async function readHold(
  { reads }: Pick<Database, 'reads'>,
  holders: readonly string[],
  now: Date,
): Promise<LivingHold | null> {
  const { rows } = await reads.query<LivingHold>({ ...livingQuery, values: [holders, now] })
  return rows[0] ?? null
}
