import type { Candidate } from '@vizit/domain/booking/decline-reasons.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { bookingWindow, type DateRange } from '@vizit/domain/timetable/booking-window.ts'
import type { Database } from '../../../platform/database/database.ts'

/** For each person with a programme: the assignments, of those asked, where it covers something. */
type ProgrammeMembers = ReadonlyMap<string, ReadonlySet<string>>

interface MembersAsked {
  readonly profileIds: readonly string[]
  readonly assignmentIds: readonly string[]
  /** Covered on any of them. */
  readonly days: DateRange
}

const query = {
  name: 'programme-members',
  text: `select person.id as profile_id,
      coalesce(array_agg(distinct at.assignment_id::text) filter (where at.assignment_id is not null), '{}') as assignment_ids
    from unnest($1::uuid[]) person(id)
    cross join lateral coverages_between(person.id, $3, $4) c
    left join covered_assignment at on at.programme_code = c.programme_code and at.assignment_id = any($2::bigint[])
    group by person.id`,
}

/** Who of these people has a programme on any of those days, and where it covers something. */
async function readProgrammeMembers(
  { reads }: Pick<Database, 'reads'>,
  { profileIds, assignmentIds, days }: MembersAsked,
): Promise<ProgrammeMembers> {
  const { rows } = await reads.query<{ profile_id: string; assignment_ids: string[] }>({
    ...query,
    values: [profileIds, assignmentIds, days.from, days.to],
  })
  return new Map(rows.map(({ profile_id, assignment_ids }) => [profile_id, new Set(assignment_ids)]))
}

/** What the rules of booking ask of a person's programmes. */
export type Membership = Pick<Candidate, 'hasProgramme' | 'isMember' | 'coversOtherDay'>

export const NO_MEMBERSHIP: Membership = { hasProgramme: false }

interface MembershipsAsked extends Pick<MembersAsked, 'profileIds' | 'assignmentIds'> {
  /** Of the visit; absent while no date is chosen: then any day that can be booked counts. */
  readonly day?: CivilDate | undefined
  readonly now: Date
}

/** What the rules of booking ask of these people at these assignments, by the ids of both. */
export async function readMemberships(
  database: Pick<Database, 'reads'>,
  { day, now, ...asked }: MembershipsAsked,
): Promise<(profileId: string, assignmentId: string) => Membership> {
  const bookable = bookingWindow(civilDateOf(now))
  const then = await readProgrammeMembers(database, {
    ...asked,
    days: day === undefined ? bookable : { from: day, to: day },
  })
  const covers = (members: ProgrammeMembers, profileId: string, assignmentId: string) =>
    members.get(profileId)?.has(assignmentId) ?? false
  const isCovered = asked.profileIds.every(id => asked.assignmentIds.every(at => covers(then, id, at)))
  const ever =
    day === undefined || isCovered ? then : await readProgrammeMembers(database, { ...asked, days: bookable })
  return (profileId, assignmentId) => {
    const hasProgramme = covers(then, profileId, assignmentId)
    return {
      hasProgramme,
      isMember: then.has(profileId) || ever.has(profileId),
      coversOtherDay: !hasProgramme && covers(ever, profileId, assignmentId),
    }
  }
}

/** A programme that covers a person at an assignment, but not on the day of a visit: only from, or only up to, another day. */
export interface CoversOtherDays {
  readonly caption: { readonly ru: string; readonly be: string | null; readonly en: string | null }
  readonly from: CivilDate | null
  readonly to: CivilDate | null
}

const otherDaysQuery = {
  name: 'programme-that-covers-other-days',
  text: `select json_build_object('ru', p.caption_ru, 'be', p.caption_be, 'en', p.caption_en) as caption,
      case when c.valid_from > $3 then c.valid_from end as "from", case when c.valid_to < $3 then c.valid_to end as "to"
    from coverages_between($1, $4, $5) c
    join covered_assignment at on at.programme_code = c.programme_code and at.assignment_id = $2
    join programme p on p.code = c.programme_code
    where c.valid_from > $3 or c.valid_to < $3
    order by c.valid_from <= $3, c.valid_from, c.valid_to desc, c.programme_code limit 1`,
}

/**
 * The first programme that begins after the day of a visit, while times can be booked, and covers the person there then;
 * or else the one that ends last before that day.
 */
export async function readCoversOtherDays(
  { reads }: Pick<Database, 'reads'>,
  {
    profileId,
    assignmentId,
    day,
    now,
  }: { profileId: string; assignmentId: string; day: CivilDate; now: Date },
): Promise<CoversOtherDays | undefined> {
  const { from, to } = bookingWindow(civilDateOf(now))
  const { rows } = await reads.query<CoversOtherDays>({
    ...otherDaysQuery,
    values: [profileId, assignmentId, day, from, to],
  })
  return rows[0]
}

const coveredDoctorsQuery = {
  name: 'doctors-of-programmes',
  text: `select distinct a.doctor_id::text
    from assignment a
    where a.booking_policy = 'programme' and a.active and exists (
      select from unnest($1::uuid[]) person(id)
      cross join lateral coverages_between(person.id, $2, $3) c
      join covered_assignment at on at.programme_code = c.programme_code and at.assignment_id = a.id)`,
}

/** Doctors who take members of programmes only, and whom a programme of one of these people covers. */
export async function readDoctorsOfProgrammes(
  { reads }: Pick<Database, 'reads'>,
  profileIds: readonly string[],
  days: DateRange,
): Promise<string[]> {
  const { rows } = await reads.query<{ doctor_id: string }>({
    ...coveredDoctorsQuery,
    values: [profileIds, days.from, days.to],
  })
  return rows.map(({ doctor_id }) => doctor_id)
}
