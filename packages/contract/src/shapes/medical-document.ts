import { z } from 'zod'
import { CivilDate, Id, Instant, Uuid } from './scalars.ts'

/** A doctor's report after a visit; `reports` of a visit refer to it by `id`. */
export const MedicalReport = z.object({
  id: Uuid,
  profileId: Uuid,
  providerCode: z.string(),
  recordLink: Uuid.describe("of the patient's record at the organisation: what activation codes open"),
  orderId: Uuid.nullable().describe('the visit, where it is one of ours'),
  name: z.string().nullable().describe('null: the organisation has not named it'),
  branchName: z.string().nullable(),
  physicianName: z.string().nullable(),
  date: Instant,
  lastUpdated: Instant,
  reportResults: z.array(Id).describe('its documents, in their order'),
})

/** Whether a person has consented to see their documents of an organisation here. */
export const DocumentsConsent = z.object({
  profileId: Uuid,
  providerCode: z.string(),
  providerName: z.string(),
  given: z
    .enum(['online', 'paper'])
    .nullable()
    .describe('where it was given last; null: not, or withdrawn since'),
  givenOn: CivilDate.nullable(),
  changeable: z.boolean().describe('the account may give and withdraw it: for oneself and for a child'),
})
