import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import type { PrescriptionFacts } from '../sealing/sealed-prescription.ts'

/** A patient's record as an organisation sends it. */
export interface RecordToStore {
  readonly providerId: string
  /** The organisation's own id of the patient's record. */
  readonly number: string
  readonly person: PersonFacts
  /** The phone for activation codes: digits with the country code. */
  readonly phone: string
  /** The date of a written consent. Null: not stated; an earlier date stays. */
  readonly paperConsentOn: CivilDate | null
}

/**
 * A PDF that is opened again for each read, so that files are not held in memory and not read before it is known
 * that they are new.
 */
export interface FileToStore {
  readonly byteCount: number
  read(): AsyncIterable<Uint8Array>
}

export interface ValueToStore {
  readonly analyteCode: string
  readonly name: string
  /** The value as the laboratory wrote it. */
  readonly value: string
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  readonly reference: string | null
  /** The laboratory's own interpretation, if it gave one. */
  readonly flag: ValueFlag | null
}

interface Kept {
  readonly recordId: string
  readonly providerId: string
  /** The organisation's own id. */
  readonly number: string
  /** Null: the organisation has not named it. */
  readonly name: string | null
  readonly branchId: string | null
  readonly physicianName: string | null
  readonly withdrawn: boolean
  readonly files: readonly FileToStore[]
}

export interface TestToStore extends Kept {
  readonly kind: 'analysis' | 'conclusion'
  readonly laboratory: string | null
  readonly takenAt: Date
  readonly status: 'in-progress' | 'ready'
  readonly values: readonly ValueToStore[]
}

export interface ReportToStore extends Kept {
  readonly visitId: string
  readonly issuedAt: Date
}

/** A report whose visit the organisation did not name, or one without a visit. */
export interface ConclusionToStore extends Omit<ReportToStore, 'visitId'> {
  readonly visitId: string | null
}

/** A drug that a doctor prescribed. */
export interface PrescriptionToStore
  extends Pick<Kept, 'recordId' | 'providerId' | 'number' | 'physicianName' | 'withdrawn'> {
  /** Null: the organisation has not named it, or there is none. */
  readonly visitId: string | null
  readonly prescribedAt: Date
  readonly facts: PrescriptionFacts
}

/** `isOfVisit`: a visit is known to which the prescription belongs. */
export interface PrescriptionOutcome extends StoreOutcome {
  readonly isOfVisit: boolean
}

/** The outcome; `isNews`: something can be read now that could not be read before. */
export interface StoreOutcome {
  readonly outcome: 'added' | 'updated' | 'unchanged'
  readonly isNews: boolean
}

export interface StoringDeps {
  /** The key that encrypts the keys of documents (`documentKeys`). */
  readonly documentKey: Buffer
  readonly now: Date
}
