import type { OpenedRecord } from './codes.ts'

/** A document, and what is known of it before it is opened. */
export interface MedicalDocument extends OpenedRecord {
  readonly kind: 'analysis' | 'conclusion'
  readonly documentId: string
  /** Of the test or the report that it belongs to. */
  readonly ownerId: string
  readonly profileId: string
  /** What it is of: the name of a test, or of what was visited. */
  readonly about: string
  /** Who examined it; null: a conclusion. */
  readonly testProvider: string | null
  readonly physicianName: string | null
  /** An instant. */
  readonly date: string
}
