import type { OpenedRecord } from './codes.ts'

/** A document, and what is known of it before it is opened. */
export interface MedicalDocument extends OpenedRecord {
  readonly kind: 'analysis' | 'conclusion'
  /** What has it: the test or the report of `ownerId`. */
  readonly of: 'test' | 'report'
  readonly documentId: string
  readonly ownerId: string
  readonly profileId: string
  /** What it is of: the name of a test, or of what was visited. */
  readonly about: string
  /** Who examined it; null: a report. */
  readonly testProvider: string | null
  readonly physicianName: string | null
  /** An instant. */
  readonly date: string
}
