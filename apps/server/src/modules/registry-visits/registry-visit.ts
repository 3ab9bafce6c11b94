import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Problem } from '../clinic-import/public.ts'

/** The outcome of a visit that has begun (product §3, "Visit"). */
export type VisitOutcome = 'completed' | 'missed' | 'cancelled'

/**
 * A visit booked by phone at a reception, or the outcome of one that was booked online, with ids of the database.
 */
export interface RegistryVisit {
  /** The line of the file, for messages. */
  readonly line: number
  readonly file: string
  readonly providerId: string
  /** The clinic's own number of the visit. */
  readonly number: string
  readonly assignmentId: string
  readonly service: { readonly id: string; readonly minutes: number } | null
  readonly startsAt: Date
  readonly patient: PersonFacts
  /**
   * Null: for example, the patient deleted their account. Such a visit must already be in the database; only its
   * outcome is new.
   */
  readonly phone: string | null
  readonly email: string | null
  readonly language: Language
  readonly cancelled: boolean
  /** Outcome of a visit that has begun. Null: the file has none. */
  readonly outcome: VisitOutcome | null
}

/** A visit with a phone for messages. */
export type ReachableVisit = RegistryVisit & { readonly phone: string }

/** Why a valid row was not imported; the reception must resolve it. */
export type Conflict =
  | 'busy'
  | 'patient-busy'
  | 'changed-by-patient'
  | 'cancelled-by-patient'
  | 'service-changed'
  | 'over'
  | 'other-patient'
  | 'booked-online'

/** The result of a row; `settledOf`: the patient of a visit with a new outcome. */
export type SaveResult =
  | 'added'
  | 'updated'
  | 'cancelled'
  | 'unchanged'
  | 'past'
  | { readonly settledOf: string }
  | { readonly conflict: Conflict }

export const isOutcomeSaved = (saved: SaveResult) => typeof saved === 'object' && 'settledOf' in saved

export type VisitsImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly count: number }
  | { readonly outcome: 'imported'; readonly saved: readonly (readonly [RegistryVisit, SaveResult])[] }
