import type { PersonFacts } from '@vizit/domain/family/same-person.ts'
import type { ValueFlag } from '@vizit/domain/observations/value-flag.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'

/** A patient's record as an organisation tells of it. */
export interface RecordToStore {
  readonly providerId: string
  /** The organisation's own, of the patient's card. */
  readonly number: string
  readonly person: PersonFacts
  /** Digits with the country code: where activation codes go. */
  readonly phone: string
  /** Null: nothing is said of one; it takes back none that was said before. */
  readonly paperConsentOn: CivilDate | null
}

/** A PDF, read anew each time: files are neither held whole nor read before it is known that they are new. */
export interface FileToStore {
  readonly byteCount: number
  read(): AsyncIterable<Uint8Array>
}

export interface ValueToStore {
  readonly analyteCode: string
  readonly name: string
  /** As it was written. */
  readonly value: string
  readonly unit: string | null
  readonly low: number | null
  readonly high: number | null
  readonly reference: string | null
  /** What the laboratory says of it, if anything. */
  readonly flag: ValueFlag | null
}

interface Kept {
  readonly recordId: string
  readonly providerId: string
  /** The organisation's own. */
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

/** A report whose visit the organisation has not named, or a conclusion without one. */
export interface ConclusionToStore extends Omit<ReportToStore, 'visitId'> {
  readonly visitId: string | null
}

/** What became of it; `isNews`: there is something to read now that was not there before. */
export interface Stored {
  readonly outcome: 'added' | 'updated' | 'unchanged'
  readonly isNews: boolean
}

export interface StoringDeps {
  /** Wraps the keys of documents (`documentKeys`). */
  readonly documentKey: Buffer
  readonly now: Date
}
