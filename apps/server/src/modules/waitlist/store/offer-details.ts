import { type Kysely, sql } from 'kysely'
import type { DB } from '../../../platform/database/generated/db.ts'
import {
  type AssignmentDetails,
  type AssignmentDetailsRow,
  assignmentDetailsColumns,
  assignmentDetailsOf,
  assignmentDetailsTables,
  type InLanguages,
  inLanguages,
  type TextRow,
  textColumns,
} from '../../visits/public.ts'

export type OfferState = 'live' | 'taken' | 'declined' | 'passed' | 'withdrawn'

/** An offer with all that is shown of it and all that taking it needs. */
export interface OfferDetails {
  readonly offerId: string
  readonly waitId: string
  readonly accountId: string
  readonly profileId: string
  readonly firstName: string | null
  readonly state: OfferState
  readonly expiresAt: Date
  readonly startsAt: Date
  readonly endsAt: Date
  readonly timeslotId: string
  readonly serviceId: string | null
  readonly serviceName: InLanguages | null
  readonly place: AssignmentDetails
  /** The visit that taking the offer moves, and its present start. */
  readonly moves: { readonly visitId: string; readonly startsAt: Date } | null
  /** The visit that took the offer. */
  readonly visitId: string | null
}

interface OfferRow
  extends AssignmentDetailsRow,
    TextRow<'service'>,
    Omit<OfferDetails, 'place' | 'moves' | 'serviceName'> {
  readonly movedVisitId: string | null
  readonly movedStartsAt: Date
}

const columns = sql.raw(`o.id as "offerId", o.entry_id as "waitId", o.account_id as "accountId",
  o.profile_id as "profileId", who.first_name as "firstName", o.state, o.expires_at as "expiresAt",
  o.starts_at as "startsAt", o.ends_at as "endsAt", o.timeslot_id as "timeslotId", w.service_id as "serviceId",
  w.visit_id as "movedVisitId", coalesce(moving.starts_at, w.visit_starts_at) as "movedStartsAt",
  o.visit_id as "visitId", ${textColumns('service', 'sv.name')}, ${assignmentDetailsColumns}`)

const tables = sql.raw(`waitlist_offer o
  join waitlist_entry w on w.id = o.entry_id
  join profile who on who.id = o.profile_id
  left join visit moving on moving.id = w.visit_id
  left join service sv on sv.id = w.service_id
  join (${assignmentDetailsTables}) on a.id = o.assignment_id`)

/** The account's current offer; an account has at most one. */
export async function readLiveOffer(
  db: Kysely<DB>,
  accountId: string,
  now: Date,
): Promise<OfferDetails | undefined> {
  const { rows } = await sql<OfferRow>`
    select ${columns} from ${tables}
    where o.account_id = ${accountId} and o.state = 'live' and o.expires_at > ${now}`.execute(db)
  return rows[0] && detailsOf(rows[0])
}

export async function findOffer(db: Kysely<DB>, offerId: string): Promise<OfferDetails | undefined> {
  const { rows } = await sql<OfferRow>`select ${columns} from ${tables} where o.id = ${offerId}`.execute(db)
  return rows[0] && detailsOf(rows[0])
}

function detailsOf(row: OfferRow): OfferDetails {
  const { movedVisitId: visitId, movedStartsAt: startsAt } = row
  return {
    ...row,
    serviceName: row.serviceId === null ? null : inLanguages(row, 'service'),
    place: assignmentDetailsOf(row),
    moves: visitId === null ? null : { visitId, startsAt },
  }
}
