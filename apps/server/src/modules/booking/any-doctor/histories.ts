import type { VisitRecord } from '@vizit/domain/booking/missed-visits.ts'
import type { Database } from '../../../platform/database/database.ts'

/** What a person has missed, and which doctors know them. */
export interface Past {
  readonly record: VisitRecord
  readonly doctorIds: ReadonlySet<string>
}

export const NO_PAST: Past = { record: { past: 0, missed: 0 }, doctorIds: new Set() }

interface PastRow {
  readonly profile_id: string
  readonly past: number
  readonly missed: number
  readonly doctor_ids: string[]
}

// As `patient_history` counts for one patient and one doctor.
const query = {
  name: 'histories-at-doctors',
  text: `select profile_id, count(*) filter (where recent)::int as past,
    count(*) filter (where recent and status = 'missed')::int as missed,
    coalesce(
      array_agg(distinct doctor_id::text) filter (where status <> 'missed' and doctor_id = any($2::bigint[])), '{}'
    ) as doctor_ids
  from (
    select profile_id, doctor_id, status, starts_at > $3::timestamptz - interval '12 months' as recent
    from visit
    where profile_id = any($1::uuid[]) and starts_at < $3 and ends_at <= $3 and status <> 'cancelled'
  ) visits
  group by profile_id`,
}

/** The past of all these people at once, by profile; who has none is not among them. */
export async function readHistories(
  { reads }: Pick<Database, 'reads'>,
  asked: {
    readonly profileIds: readonly string[]
    readonly doctorIds: readonly string[]
    readonly now: Date
  },
): Promise<ReadonlyMap<string, Past>> {
  const { profileIds, doctorIds, now } = asked
  const { rows } = await reads.query<PastRow>({ ...query, values: [profileIds, doctorIds, now] })
  return new Map(
    rows.map(({ profile_id, past, missed, doctor_ids }) => [
      profile_id,
      { record: { past, missed }, doctorIds: new Set(doctor_ids) },
    ]),
  )
}
