import type { BookingTerms } from '@vizit/domain/booking/decline-reasons.ts'
import type { VisitRecord } from '@vizit/domain/booking/missed-visits.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Language } from '../../../platform/http/language.ts'
import type { Relation } from '../../family/public.ts'
import type { AssignmentDetails } from '../../visits/public.ts'
import { assignmentTerms } from './assignment-terms.ts'
import {
  type CoversOtherDays,
  type Membership,
  NO_MEMBERSHIP,
  readCoversOtherDays,
  readMemberships,
} from './programme-members.ts'
import {
  type ServiceRow,
  type ServiceTerms,
  serviceColumns,
  serviceTables,
  serviceTermsOf,
} from './service-terms.ts'

/** A timeslot, or the run of timeslots that a service takes from it on (decisions D10). */
export interface TimeslotRun {
  readonly id: string
  readonly startsAt: Date
  readonly endsAt: Date
  /** The start of the run's last timeslot. Null: the timetable has no complete run here. */
  readonly lastStartsAt: Date | null
}

/**
 * Whether the whole run starts before the end of the booking window. An incomplete run is refused later, by the
 * database.
 */
export const isWithin = ({ startsAt, lastStartsAt }: TimeslotRun, windowEnd: Date): boolean =>
  (lastStartsAt ?? startsAt) < windowEnd

/** The patient's missed visits, and whether this doctor has seen the patient before. */
export interface PatientHistory {
  readonly record: VisitRecord
  readonly known: boolean
}

/** The patient, and how the calling account is related to them. */
export interface RelatedPatient extends Relation {
  readonly profileId: string
  readonly lastName: string | null
  readonly firstName: string | null
  /** `YYYY-MM-DD` */
  readonly birthday: string | null
  readonly sex: 'MALE' | 'FEMALE' | null
  readonly consentReceived: boolean
}

/** An earlier request with the same idempotency key, and its answer as JSON. */
export interface KnownKey {
  readonly bodyHash: Buffer
  readonly answer: string
}

/** An assignment, or one timeslot of it, with all that the rules of booking ask for. */
export interface BookingContext {
  readonly slot: TimeslotRun | null
  readonly place: AssignmentDetails
  /** Null: no service was requested, or it is not provided here online. */
  readonly service: ServiceTerms | null
  readonly terms: BookingTerms
  /** The calling account. Null for a guest. */
  readonly account: {
    readonly phone: string
    readonly language: Language
    readonly onlineBooking: boolean
  } | null
  /** Null: the account may not act for the patient at all. */
  readonly patient: RelatedPatient | null
  /** The past visits of the requested patient. */
  readonly history: PatientHistory
  /** The patient's programme, asked for only where an assignment takes members of programmes alone. */
  readonly membership: Membership
  /** Where it is only the day of the timeslot that the patient's programme does not cover. */
  readonly coversOtherDays: CoversOtherDays | undefined
  readonly knownKey: KnownKey | null
}

export interface BookingQuestion {
  readonly timeslotId?: string
  /** The assignment. When it is missing, the timeslot's assignment is read. */
  readonly assignmentId?: string
  readonly serviceId?: string | undefined
  readonly optionId?: string | undefined
  readonly profileId?: string
  readonly accountId?: string
  readonly key?: string | null
  /** Of the visit, where a date is chosen and no timeslot. */
  readonly day?: CivilDate | undefined
  readonly now: Date
}

interface BookingContextRow extends Partial<ServiceRow> {
  readonly assignment_id: string
  readonly catalogue_version: string
  readonly slot_id: string | null
  readonly slot_starts_at: Date
  readonly slot_ends_at: Date
  readonly account_phone: string | null
  readonly account_language: Language
  readonly account_online: boolean
  readonly profile_id: string | null
  readonly rel_kind: RelatedPatient['relKind']
  readonly access_level: RelatedPatient['accessLevel']
  readonly last_name: string | null
  readonly first_name: string | null
  readonly birthday: string | null
  readonly sex: RelatedPatient['sex']
  readonly consent_received: boolean
  readonly past: number
  readonly missed: number
  readonly known: boolean
  readonly key_hash: Buffer | null
  readonly key_answer: string
}

// $1 timeslot, $2 assignment, $3 patient, $4 account, $5 idempotency key, $6 now. One patient per statement: for
// an array PostgreSQL would plan the statement again at every execution, which takes five times as long as running
// it.
const textOf = (columns: string, tables: string) => `
  select a.id as assignment_id, p.catalogue_version, ${columns}
    t.id as slot_id, t.starts_at as slot_starts_at, t.ends_at as slot_ends_at,
    account.phone as account_phone, account.language as account_language, account.online_booking as account_online,
    relation.profile_id, relation.rel_kind, relation.access_level,
    patient.last_name, patient.first_name, patient.birthday, patient.sex,
    patient.consent_received_at is not null as consent_received,
    history.past, history.missed, history.known,
    k.body_hash as key_hash, k.result::text as key_answer
  from assignment a
  join provider p on p.id = a.provider_id
  left join timeslot t on t.id = $1 and t.assignment_id = a.id
  left join account on account.id = $4
  left join idempotency_key k on k.account_id = $4 and k.key = $5 and k.created_at > $6::timestamptz - idempotency_key_lifetime()
  left join family_relation relation on relation.account_id = $4 and relation.profile_id = $3
  left join profile patient on patient.id = relation.profile_id
  cross join lateral patient_history($3, a.doctor_id, $6) history
  ${tables}
  where a.id = coalesce($2, (select assignment_id from timeslot where id = $1))`

const query = { name: 'booking-offer', text: textOf('', '') }
// The same with $7 service and $8 option.
const serviceQuery = { name: 'booking-offer-of-service', text: textOf(`${serviceColumns},`, serviceTables) }

/**
 * Reads the booking context in one statement that is prepared once per connection. When the assignment's names and
 * terms are cached, this is the only read of a booking.
 */
export async function readBookingContext(
  database: Pick<Database, 'reads'>,
  asked: BookingQuestion,
): Promise<BookingContext | undefined> {
  const values = [
    asked.timeslotId ?? null,
    asked.assignmentId ?? null,
    asked.profileId ?? null,
    asked.accountId ?? null,
    asked.key ?? null,
    asked.now,
  ]
  const { rows } = await database.reads.query<BookingContextRow>(
    asked.serviceId === undefined
      ? { ...query, values }
      : { ...serviceQuery, values: [...values, asked.serviceId, asked.optionId ?? null] },
  )
  const [row] = rows
  const offered = row && (await assignmentTerms(database, row.assignment_id, row.catalogue_version))
  if (!row || !offered) return undefined
  const service = serviceTermsOf(row)
  const isOfProgramme = offered.terms.policy === 'programme'
  const membership = isOfProgramme ? await readMembership(database, asked, row) : NO_MEMBERSHIP
  const isUncovered = isOfProgramme && !membership.hasProgramme
  return {
    slot: row.slot_id === null ? null : slotOf(row, row.slot_id, service !== null),
    place: offered.place,
    service,
    terms: service ? { ...offered.terms, service: service.ages } : offered.terms,
    account:
      row.account_phone === null
        ? null
        : { phone: row.account_phone, language: row.account_language, onlineBooking: row.account_online },
    patient: row.profile_id === null ? null : relatedOf(row, row.profile_id),
    history: { record: { past: row.past, missed: row.missed }, known: row.known },
    membership,
    coversOtherDays: isUncovered ? await coversOtherDays(database, asked, row) : undefined,
    knownKey: row.key_hash && { bodyHash: row.key_hash, answer: row.key_answer },
  }
}

async function readMembership(
  database: Pick<Database, 'reads'>,
  { now, day: chosen }: BookingQuestion,
  { profile_id: profileId, assignment_id: assignmentId, slot_id, slot_starts_at }: BookingContextRow,
) {
  if (profileId === null) return NO_MEMBERSHIP
  const day = slot_id === null ? chosen : civilDateOf(slot_starts_at)
  const asked = { profileIds: [profileId], assignmentIds: [assignmentId], day, now }
  return (await readMemberships(database, asked))(profileId, assignmentId)
}

/** Undefined where no time is chosen: whoever is covered on other days may choose one of these. */
async function coversOtherDays(
  database: Pick<Database, 'reads'>,
  { now }: BookingQuestion,
  { profile_id: profileId, assignment_id: assignmentId, slot_id, slot_starts_at }: BookingContextRow,
) {
  if (profileId === null || slot_id === null) return undefined
  return readCoversOtherDays(database, { profileId, assignmentId, day: civilDateOf(slot_starts_at), now })
}

const slotOf = (row: BookingContextRow, id: string, isRun: boolean): TimeslotRun => ({
  id,
  startsAt: row.slot_starts_at,
  endsAt: (isRun && row.run_ends_at) || row.slot_ends_at,
  lastStartsAt: isRun ? (row.run_last_starts_at ?? null) : row.slot_starts_at,
})

const relatedOf = (row: BookingContextRow, profileId: string): RelatedPatient => ({
  profileId,
  relKind: row.rel_kind,
  accessLevel: row.access_level,
  lastName: row.last_name,
  firstName: row.first_name,
  birthday: row.birthday,
  sex: row.sex,
  consentReceived: row.consent_received,
})
