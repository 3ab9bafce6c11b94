import type { Answer } from '@vizit/api-client/calls.ts'

export type ImportedVisit = Answer<'readPublicVisit'>
export type ImportedOrder = NonNullable<ImportedVisit['order']>
export type PatientData = NonNullable<ImportedVisit['patientData']>

/** A visit that the signed-in user may import, with all data that the form needs. */
export interface OwnVisit {
  readonly omId: string
  readonly order: ImportedOrder
  readonly patient: PatientData
  /** The family member who is the patient. */
  readonly targetId: string | null
}

/** Null if the signed-in user may not import it. */
export function ownVisitOf({ omId, order, patientData, targetProfile }: ImportedVisit): OwnVisit | null {
  if (!omId || !order || !patientData) return null
  return { omId, order, patient: patientData, targetId: targetProfile?._id ?? null }
}
