import type { DosageInstruction } from '@vizit/domain/drugs/dosage.ts'
import type { PrescribedDrug } from '@vizit/domain/drugs/prescribed-packs.ts'
import type { CivilDate } from '@vizit/domain/time/civil-date.ts'
import { open, seal } from '../../../platform/secret/encrypt-text.ts'
import { derivedKey } from './derived-key.ts'

/** The name where the organisation gave none. */
export const UNNAMED = ''

/** What a doctor prescribed: which drug, how much, how to take it. */
export interface PrescriptionFacts extends PrescribedDrug {
  readonly instructions: string | null
  /** In parts, where the clinic wrote no text: put into words for the reader (`dosageWords`). */
  readonly dosage?: readonly DosageInstruction[]
  /** Packages. */
  readonly count: number | null
  readonly validUntil: CivilDate | null
  /** The organisation says that it was carried out; absent: it does not say so. */
  readonly isCompleted?: boolean
}

const keyOf = (documentKey: Buffer) => derivedKey(documentKey, 'prescription')

export const sealPrescription = (documentKey: Buffer, id: string, facts: PrescriptionFacts): string =>
  seal(keyOf(documentKey), JSON.stringify(facts), id)

/** Null: it was encrypted with another server secret. */
export function openPrescription(documentKey: Buffer, id: string, sealed: string): PrescriptionFacts | null {
  const opened = open(keyOf(documentKey), sealed, id)
  return opened === null ? null : (JSON.parse(opened) as PrescriptionFacts)
}
