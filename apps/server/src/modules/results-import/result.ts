import type { Problem } from '../clinic-import/public.ts'
import type {
  ConclusionToStore,
  PrescriptionToStore,
  RecordToStore,
  TestToStore,
} from '../documents/public.ts'

type WithoutRecord<Kept> = Omit<Kept, 'recordId'>

/** A patient of the folder with everything that is imported for them. */
export interface PatientResults {
  readonly record: RecordToStore
  readonly tests: readonly WithoutRecord<TestToStore>[]
  readonly reports: readonly WithoutRecord<ConclusionToStore>[]
  readonly prescriptions: readonly (WithoutRecord<PrescriptionToStore> & {
    /** Of prescriptions.csv. */
    readonly line: number
  })[]
}

export interface Counts {
  readonly added: number
  readonly updated: number
  readonly unchanged: number
}

export type ResultsImport =
  | { readonly outcome: 'refused'; readonly problems: readonly Problem[] }
  | {
      readonly outcome: 'checked'
      readonly tests: number
      readonly reports: number
      readonly prescriptions: number
      readonly doubts: readonly Problem[]
    }
  | {
      readonly outcome: 'imported'
      readonly tests: Counts
      readonly reports: Counts
      readonly prescriptions: Counts
      /** Patients who have no profile here yet. */
      readonly waiting: number
      /** The lines of prescriptions of known patients that belong to no visit, so that nobody sees them. */
      readonly withoutVisit: readonly number[]
      /** Accounts that got a message about something new. */
      readonly told: number
      /** Lines that were brought in and say something that cannot be used. */
      readonly doubts: readonly Problem[]
    }
