import type { VisitStatus } from '@vizit/domain/visits/visit-status.ts'
import type { Database } from '../../../platform/database/database.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
} from './assignment-details.ts'
import { type InLanguages, inLanguages, type TextRow, textColumns } from './in-languages.ts'
import { type Price, type PriceRow, priceOf } from './price.ts'

/** A visit with all that screens and messages show. */
export interface VisitDetails {
  readonly id: string
  readonly profileId: string
  readonly patientFirstName: string | null
  /** The account that booked it. Null: a person without an account, or the medical centre. */
  readonly bookedBy: string | null
  /** The first of its timeslots; a cancelled visit has none. */
  readonly timeslotId: string | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly status: VisitStatus
  readonly service: { readonly id: string; readonly name: InLanguages } | null
  readonly option: { readonly id: string; readonly name: InLanguages } | null
  readonly covererCode: string | null
  /** Percent of the price that the programme pays. */
  readonly covererShare: number | null
  /** The price stated when it was booked. */
  readonly price: Price | null
  readonly sequence: number
  readonly updatedAt: Date
  readonly place: AssignmentDetails
  /** Hidden on the list of the reading account. */
  readonly hidden?: boolean
  /** When it was last hidden or shown again on that list. Null: never. */
  readonly listingChangedAt?: Date | null
}

export interface VisitRow extends AssignmentDetailsRow, TextRow<'service'>, TextRow<'option'>, PriceRow {
  readonly id: string
  readonly profile_id: string
  readonly first_name: string | null
  readonly booked_by: string | null
  readonly timeslot_id: string | null
  readonly starts_at: Date
  readonly ends_at: Date
  readonly status: VisitStatus
  readonly service_id: string | null
  readonly option_id: string | null
  readonly coverer_code: string | null
  readonly coverer_share: number | null
  readonly sequence: number
  readonly updated_at: Date
}

/** SQL: columns of the visit `v`, its patient `who`, service `sv` and option `so`. */
export const visitColumns = `
  v.id, v.profile_id, who.first_name, v.booked_by, v.starts_at, v.ends_at, v.status, v.service_id, v.coverer_code,
    v.sequence, v.updated_at, ${textColumns('service', 'sv.name')}, v.service_option_id as option_id,
    ${textColumns('option', 'so.name')}, v.price_kind, v.price_from::float8, v.price_to::float8,
    (select t.id from timeslot t where t.visit_id = v.id order by t.starts_at limit 1) as timeslot_id,
    case when v.coverer_code is not null then (
      select used.share from coverage_use used where used.visit_id = v.id) end as coverer_share`

const select = `
  select ${visitColumns}, ${assignmentDetailsColumns}
  from visit v
  join profile who on who.id = v.profile_id
  left join service sv on sv.id = v.service_id
  left join service_option so on so.id = v.service_option_id
  join (${assignmentDetailsTables}) on a.id = v.assignment_id`

const visitById = { name: 'visit-by-id', text: `${select} where v.id = $1` }

export async function findVisit(database: Database, id: string): Promise<VisitDetails | undefined> {
  const { rows } = await database.reads.query<VisitRow>({ ...visitById, values: [id] })
  return rows[0] && detailsOf(rows[0])
}

const visitsOfProfiles = {
  name: 'visits-of-profiles',
  text: `${select} where v.profile_id = any($1::uuid[]) and v.starts_at >= $2 and v.status <> 'cancelled'
    and ($3::text is null or p.code = $3)`,
}

/** Visits of these profiles since then, at one medical organisation or at all. */
export async function readVisits(
  database: Database,
  asked: { profileIds: readonly string[]; since: Date; providerCode: string | null },
): Promise<VisitDetails[]> {
  const values = [asked.profileIds, asked.since, asked.providerCode]
  const { rows } = await database.pool.query<VisitRow>({ ...visitsOfProfiles, values })
  return rows.map(detailsOf)
}

export function detailsOf(row: VisitRow): VisitDetails {
  return {
    id: row.id,
    profileId: row.profile_id,
    patientFirstName: row.first_name,
    bookedBy: row.booked_by,
    timeslotId: row.timeslot_id,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    status: row.status,
    service: row.service_id === null ? null : { id: row.service_id, name: inLanguages(row, 'service') },
    option: row.option_id === null ? null : { id: row.option_id, name: inLanguages(row, 'option') },
    covererCode: row.coverer_code,
    covererShare: row.coverer_share,
    price: priceOf(row),
    sequence: row.sequence,
    updatedAt: row.updated_at,
    place: assignmentDetailsOf(row),
  }
}
