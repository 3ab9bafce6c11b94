import type { Answer } from '@vizit/api-client/calls.ts'

export type ImportedVisit = Answer<'readPublicVisit'>
export type ImportedOrder = NonNullable<ImportedVisit['order']>
export type PatientData = NonNullable<ImportedVisit['patientData']>

/** A visit found for the signed-in person, with all that the form needs. */
export interface OwnVisit {
  readonly omId: string
  readonly order: ImportedOrder
  readonly patient: PatientData
  /** Who of the family the patient is. */
  readonly targetId: string | null
}

/** Null for one that is not the signed-in person's to import. */
export function ownVisitOf({ omId, order, patientData, targetProfile }: ImportedVisit): OwnVisit | null {
  if (!omId || !order || !patientData) return null
  return { omId, order, patient: patientData, targetId: targetProfile?._id ?? null }
}
