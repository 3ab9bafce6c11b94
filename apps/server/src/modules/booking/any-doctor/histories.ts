import type { VisitRecord } from '@vizit/domain/booking/missed-visits.ts'
import type { Database } from '../../../platform/database/database.ts'

/** A patient's past visits: how many were missed, and which doctors have seen the patient. */
export interface VisitHistory {
  readonly record: VisitRecord
  readonly doctorIds: ReadonlySet<string>
}

export const NO_HISTORY: VisitHistory = { record: { past: 0, missed: 0 }, doctorIds: new Set() }

interface PastRow {
  readonly profile_id: string
  readonly past: number
  readonly missed: number
  readonly doctor_ids: string[]
}

/** SQL: the past visits of each profile. $1 profile ids, $2 now. */
const PAST_VISITS = 'unnest($1::uuid[]) person(id) cross join lateral past_visits(person.id, $2) visit'

const historiesQuery = {
  name: 'histories-at-doctors',
  text: `select person.id as profile_id, count(*) filter (where is_recent)::int as past,
    count(*) filter (where is_recent and is_missed)::int as missed,
    coalesce(
      array_agg(distinct doctor_id::text) filter (where not is_missed and doctor_id = any($3::bigint[])), '{}'
    ) as doctor_ids
  from ${PAST_VISITS}
  group by person.id`,
}

/**
 * Reads the past of several profiles in one statement, keyed by profile id. A profile without past visits has no
 * entry.
 */
export async function readHistories(
  { reads }: Pick<Database, 'reads'>,
  asked: {
    readonly profileIds: readonly string[]
    readonly doctorIds: readonly string[]
    readonly now: Date
  },
): Promise<ReadonlyMap<string, VisitHistory>> {
  const { profileIds, doctorIds, now } = asked
  const { rows } = await reads.query<PastRow>({ ...historiesQuery, values: [profileIds, now, doctorIds] })
  return new Map(
    rows.map(({ profile_id, past, missed, doctor_ids }) => [
      profile_id,
      { record: { past, missed }, doctorIds: new Set(doctor_ids) },
    ]),
  )
}

const knownQuery = {
  name: 'known-doctors',
  text: `select distinct doctor_id::text from ${PAST_VISITS} where not is_missed`,
}

/** The ids of doctors who have seen one of these profiles. Visits older than 12 months count as well. */
export async function readKnownDoctors(
  { reads }: Pick<Database, 'reads'>,
  profileIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const { rows } = await reads.query<{ doctor_id: string }>({ ...knownQuery, values: [profileIds, now] })
  return rows.map(({ doctor_id }) => doctor_id)
}
