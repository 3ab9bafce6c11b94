import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../platform/database/generated/db.ts'
import type { Coverer, Person } from './connectors/clinic-connector.ts'

export type { Coverer } from './connectors/clinic-connector.ts'

/** Where the records of a medical organisation are: here, or in its own system (docs/decisions/0041). */
export type TimetableOwner = 'built-in' | 'fhir'

/** What a refresh reads (calls §7.3): visits, or tests with their documents. */
export type RefreshKind = 'orders' | 'tests'

export interface RefreshRequest {
  /** The profiles whose records are read. */
  readonly profileIds: readonly string[]
  readonly kind: RefreshKind
  /** One organisation. Null: every organisation that knows one of these profiles. */
  readonly providerCode: string | null
  /** Ask the organisation even if it was asked a moment ago. */
  readonly forced: boolean
  /** False: the answer is 'pending' while an organisation is being asked, which continues. */
  readonly wait: boolean
}

/** The result at one organisation. A failure of one does not affect the others. */
export interface ProviderSync {
  readonly providerCode: string
  readonly outcome: 'synced' | 'pending' | 'SYNC_FAILED' | 'CLINIC_UNAVAILABLE'
  /** When its records were last read. Null: never. */
  readonly syncedAt: Date | null
}

export interface PatientToBook {
  readonly profileId: string
  /** The facts of a patient who is not stored here yet. Null: the stored ones are used. */
  readonly unknownPatient: Person | null
}

/** A request for time at an organisation that keeps its own timetable. */
export interface TimeRequest {
  readonly providerId: string
  readonly assignmentId: string
  readonly timeslotId: string
  /** The service's duration there, in minutes. Null: one timeslot. */
  readonly minutes: number | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly patient: PatientToBook
  /** Who pays besides the patient. Missing or null: nobody. */
  readonly coverer?: Coverer | null
  /** Ids under which the caller may hold the timeslots now. */
  readonly holders: readonly string[]
  /** The client's idempotency key and its owner (decisions D13): a repeated request waits for the first one. */
  readonly once: { readonly owner: string; readonly key: string } | null
  /** The visit to move, and its cut-off. Null: a new visit. */
  readonly moves: { readonly visitId: string; readonly cutOffMinutes: number } | null
}

/** The result of booking or moving here. */
export interface LocalResult<R> {
  readonly answer: R
  /**
   * The visit that is booked now. Null: nothing was changed here, so the appointment at the clinic must be undone.
   */
  readonly visitId: string | null
}

/** Why no time was taken; nothing has changed, or the change is being undone. */
export type NotBooked =
  | { readonly outcome: 'busy' | 'changed' | 'unknown' | 'unchanged' | 'over' | 'too-late' | 'unavailable' }
  | { readonly outcome: 'visitor-busy'; readonly order_id: string }

export interface CancelRequest {
  readonly providerId: string
  readonly visitId: string
  /** The sequence number of the visit version that the message describes. */
  readonly seen: number
  /** Null: a person without an account. */
  readonly accountId: string | null
  readonly cutOffMinutes: number
  readonly messages: readonly Insertable<Outbox>[]
}

export interface CancelledAtClinic {
  readonly outcome:
    | 'cancelled'
    /** The organisation does not know this visit: the caller cancels it here only. */
    | 'not-there'
    | 'repeated'
    | 'changed'
    | 'over'
    | 'too-late'
    | 'unknown'
    | 'unavailable'
}

/**
 * Changes of visits at organisations that keep their own timetable; never called for built-in ones. If a server
 * dies between two steps, the operation is finished or undone later, so that no visit exists on one side only and
 * none twice.
 */
export interface RemoteVisits {
  /**
   * Books the time there; when the organisation has accepted, `here` books or moves the visit in one transaction.
   * `here` gets the ids that hold the timeslots. If it books nothing, the appointment there is cancelled.
   */
  bookOrMoveAtClinic<R>(
    asked: TimeRequest,
    here: (trx: Kysely<DB>, holders: readonly string[]) => Promise<LocalResult<R>>,
  ): Promise<{ readonly outcome: 'done'; readonly answer: R } | NotBooked>
  /** Cancels there, then here. */
  cancel(asked: CancelRequest): Promise<CancelledAtClinic>
}

/** What other modules ask of medical organisations, wherever their records are. */
export interface Providers {
  /** Reads new data of patients. It never throws: a failure is the outcome of the organisation concerned. */
  refresh(asked: RefreshRequest): Promise<ProviderSync[]>
  readonly remote: RemoteVisits
}
