import type { Insertable, Kysely } from 'kysely'
import type { DB, Outbox } from '../../platform/database/generated/db.ts'
import type { Person } from './connectors/clinic-connector.ts'

/** Where the records of a medical organisation are kept: here, or in a system of its own (docs/decisions/0041). */
export type TimetableOwner = 'built-in' | 'fhir'

/** What of patients is brought up to date (calls §7.3): visits, or tests with their documents. */
export type RefreshKind = 'orders' | 'tests'

export interface RefreshRequest {
  /** Whose records. */
  readonly profileIds: readonly string[]
  readonly kind: RefreshKind
  /** Of this organisation only; null: of every one that knows any of these people. */
  readonly providerCode: string | null
  /** Ask the organisation even if it was asked a moment ago. */
  readonly forced: boolean
  /** False: 'pending' is answered where an organisation is asked, and the asking goes on. */
  readonly wait: boolean
}

/** How it went at one organisation. One that fails never loses the others. */
export interface ProviderSync {
  readonly providerCode: string
  readonly outcome: 'synced' | 'pending' | 'SYNC_FAILED' | 'CLINIC_UNAVAILABLE'
  /** When its records were up to date last; null: never yet. */
  readonly syncedAt: Date | null
}

export interface PatientToBook {
  readonly profileId: string
  /** Who is not kept here yet; null: what is kept counts. */
  readonly unknownPatient: Person | null
}

/** Time that is wanted at an organisation that keeps its own timetable. */
export interface TimeAsked {
  readonly providerId: string
  readonly assignmentId: string
  readonly timeslotId: string
  /** How long the service takes there; null: one timeslot. */
  readonly minutes: number | null
  readonly startsAt: Date
  readonly endsAt: Date
  readonly patient: PatientToBook
  /** Who may hold the timeslots now. */
  readonly holders: readonly string[]
  /** The client's key and whose it is (decisions D13): the same request again waits for the first. */
  readonly once: { readonly owner: string; readonly key: string } | null
  /** The visit that moves, and until when it may; null: a new one. */
  readonly moves: { readonly visitId: string; readonly cutOffMinutes: number } | null
}

/** What booking or moving here came to. */
export interface Here<R> {
  readonly answer: R
  /** The visit that stands now; null: nothing was changed here, and nothing shall stand at the clinic. */
  readonly visitId: string | null
}

/** Why time was not taken; nothing has changed, or is being undone. */
export type NotTaken =
  | { readonly outcome: 'busy' | 'changed' | 'unknown' | 'unchanged' | 'over' | 'too-late' | 'unavailable' }
  | { readonly outcome: 'visitor-busy'; readonly order_id: string }

export interface CancelAsked {
  readonly providerId: string
  readonly visitId: string
  /** The sequence of the visit of which the message tells. */
  readonly seen: number
  /** Null: somebody without an account. */
  readonly accountId: string | null
  readonly cutOffMinutes: number
  readonly messages: readonly Insertable<Outbox>[]
}

export interface CancelledThere {
  readonly outcome:
    | 'cancelled'
    /** The organisation does not know of this visit: it is to be cancelled here alone. */
    | 'not-there'
    | 'repeated'
    | 'changed'
    | 'over'
    | 'too-late'
    | 'unknown'
    | 'unavailable'
}

/**
 * Visits of organisations that keep their own timetable. Built-in ones never come here. Whatever dies between the steps
 * is finished or undone later: no visit stands on one side only, and none twice.
 */
export interface RemoteVisits {
  /**
   * Takes time there and, when the organisation agrees, has it booked or moved here in one transaction: `here` is given
   * the ids in whose name the timeslots are held. If it books nothing, the time is given back there.
   */
  takeTime<R>(
    asked: TimeAsked,
    here: (trx: Kysely<DB>, holders: readonly string[]) => Promise<Here<R>>,
  ): Promise<{ readonly outcome: 'done'; readonly answer: R } | NotTaken>
  /** Cancels there, then here. */
  cancel(asked: CancelAsked): Promise<CancelledThere>
}

/** What other modules ask of medical organisations, wherever those keep their records. */
export interface Providers {
  /**
   * Brings the records of patients up to date. It never fails: what went wrong is the outcome of the organisation where
   * it did.
   */
  refresh(asked: RefreshRequest): Promise<ProviderSync[]>
  readonly remote: RemoteVisits
}
