import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { Language } from '@vizit/i18n/language.ts'
import type { Problem } from '../clinic-import/public.ts'

/** What became of a visit that has begun (product §3, "Visit"). */
export type VisitOutcome = 'completed' | 'missed' | 'cancelled'

/** A visit that a registry took by phone, or one booked online of which it tells the outcome, by the numbers of the database. */
export interface RegistryVisit {
  /** Where it stands, for what is told of it. */
  readonly line: number
  readonly file: string
  readonly providerId: string
  /** The clinic's own. */
  readonly number: string
  readonly assignmentId: string
  readonly service: { readonly id: string; readonly minutes: number } | null
  readonly startsAt: Date
  readonly patient: PersonFacts
  /** Null: that of a patient who has left, say; such a visit is in the database already, and only its outcome is new. */
  readonly phone: string | null
  readonly email: string | null
  readonly language: Language
  readonly cancelled: boolean
  /** Of a visit that has begun; null: the file does not say. */
  readonly outcome: VisitOutcome | null
}

/** Somebody can be told of it. */
export type ReachableVisit = RegistryVisit & { readonly phone: string }

/** Why a visit of a faultless row was not brought in: for the registry to settle. */
export type Conflict =
  | 'busy'
  | 'patient-busy'
  | 'changed-by-patient'
  | 'cancelled-by-patient'
  | 'service-changed'
  | 'over'
  | 'other-patient'
  | 'booked-online'

/** What became of a row; `settledOf`: the patient of a visit whose outcome is new. */
export type Saved =
  | 'added'
  | 'updated'
  | 'cancelled'
  | 'unchanged'
  | 'past'
  | { readonly settledOf: string }
  | { readonly conflict: Conflict }

export const isSettled = (saved: Saved) => typeof saved === 'object' && 'settledOf' in saved

export type VisitsImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | { readonly outcome: 'checked'; readonly count: number }
  | { readonly outcome: 'imported'; readonly saved: readonly (readonly [RegistryVisit, Saved])[] }
