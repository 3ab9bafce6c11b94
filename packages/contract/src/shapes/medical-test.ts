import { z } from 'zod'
import { Id, Instant, Uuid } from './scalars.ts'

/** A test as its patient sees it (product §3, "Test"). */
export const MedicalTest = z.object({
  id: Uuid,
  profileId: Uuid,
  customerFirstName: z.string(),
  providerCode: z.string(),
  testProvider: z.string().describe('the laboratory, or the organisation itself'),
  recordLink: Uuid.describe("the patient's medical record at the organisation, which activation codes open"),
  kind: z
    .enum(['analysis', 'conclusion'])
    .describe("conclusion: a doctor's report without a visit that is known here"),
  name: z.string().nullable().describe('null: the organisation gave no name'),
  branchName: z.string().nullable(),
  physicianName: z.string().nullable().describe('the doctor who ordered it'),
  date: Instant.describe('when the sample was taken'),
  status: z.enum(['in-progress', 'ready']),
  isPast: z.boolean().describe('true: the test is ready'),
  updated: z.boolean().describe('true: changed since it appeared'),
  lastUpdated: Instant,
  hidden: z.boolean().describe('true: the organisation withdrew it, so a device drops it'),
  testResults: z.array(Id).describe('ids of its documents, in their order'),
  hasValues: z.boolean().describe('true: `readTestValues` answers its measured values'),
})
