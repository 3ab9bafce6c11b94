import { z } from 'zod'
import { CivilDate, Instant, RowId, Sex, Uuid } from './scalars.ts'

/** Doctor, place and time of a visit, without the patient. */
export const ImportedOrder = z.object({
  orderId: Uuid,
  providerCode: z.string(),
  physicianId: RowId,
  physicianName: z.string(),
  photoUrl: z.string().nullable(),
  speciality: z.string(),
  branchId: RowId,
  branchName: z.string(),
  branchAddress: z.string(),
  startDate: Instant,
  endDate: Instant,
})

/** The patient data that the clinic was given. */
export const PatientData = z.object({
  fullNameRu: z.string(),
  emails: z.array(z.object({ address: z.string() })),
  birthday: CivilDate.nullable(),
  sex: Sex.nullable(),
})

/** A visit that was booked without an account (product §3, "Imported visit"). */
export const ImportedVisit = z.object({
  empty: z.boolean().describe('true: there is no such visit to import; all other fields are null'),
  alreadyImported: z.boolean(),
  omId: Uuid.nullable().describe('the id for `importVisit`'),
  order: ImportedOrder.nullable(),
  patientData: PatientData.nullable().describe('only for the account with the phone of the booking'),
  targetProfile: z
    .object({ _id: Uuid })
    .nullable()
    .describe("the family member with the patient's name, birthday and sex"),
})
