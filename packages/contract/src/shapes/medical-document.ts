import { z } from 'zod'
import { CivilDate, Id, Instant, Uuid } from './scalars.ts'

/** A doctor's report after a visit; `reports` of a visit refer to it by `id`. */
export const MedicalReport = z.object({
  id: Uuid,
  profileId: Uuid,
  providerCode: z.string(),
  recordLink: Uuid.describe("the patient's medical record at the organisation, which activation codes open"),
  orderId: Uuid.nullable().describe('the visit, if it was booked here'),
  name: z.string().nullable().describe('null: the organisation gave no name'),
  branchName: z.string().nullable(),
  physicianName: z.string().nullable(),
  date: Instant,
  lastUpdated: Instant,
  reportResults: z.array(Id).describe('ids of its documents, in their order'),
})

/** Whether a person has consented to see their documents of an organisation here. */
export const DocumentsConsent = z.object({
  profileId: Uuid,
  providerCode: z.string(),
  providerName: z.string(),
  given: z
    .enum(['online', 'paper'])
    .nullable()
    .describe('when it was given last; null: never, or withdrawn since'),
  givenOn: CivilDate.nullable(),
  changeable: z.boolean().describe('true: the account may give and withdraw it, for oneself or a child'),
})
