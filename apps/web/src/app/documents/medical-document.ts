import type { OpenedRecord } from './activation-codes.ts'

/** A document, with what is known about it before it is opened. */
export interface MedicalDocument extends OpenedRecord {
  readonly kind: 'analysis' | 'conclusion'
  /** Whether `ownerId` is a test or a report. */
  readonly of: 'test' | 'report'
  readonly documentId: string
  readonly ownerId: string
  readonly profileId: string
  /** The name of the test, or of the visit's doctor or service. */
  readonly about: string
  /** The laboratory; null for a report. */
  readonly testProvider: string | null
  readonly physicianName: string | null
  /** An instant. */
  readonly date: string
}
