import { z } from 'zod'
import { Id, Instant, Uuid } from './scalars.ts'

/** A test as its patient sees it (product §3, "Test"). */
export const MedicalTest = z.object({
  id: Uuid,
  profileId: Uuid,
  customerFirstName: z.string(),
  providerCode: z.string(),
  testProvider: z.string().describe('who examined it: a laboratory, or else the organisation itself'),
  recordLink: Uuid.describe("of the patient's record at the organisation: what activation codes open"),
  kind: z
    .enum(['analysis', 'conclusion'])
    .describe('conclusion: what a doctor wrote after no visit that is known here'),
  name: z.string().nullable().describe('null: the organisation has not named it'),
  branchName: z.string().nullable(),
  physicianName: z.string().nullable().describe('who sent the patient there'),
  date: Instant.describe('when it was taken'),
  status: z.enum(['in-progress', 'ready']),
  isPast: z.boolean().describe('ready'),
  updated: z.boolean().describe('changed since it appeared'),
  lastUpdated: Instant,
  hidden: z.boolean().describe('the organisation took it back: a device drops it'),
  testResults: z.array(Id).describe('its documents, in their order'),
  hasValues: z.boolean().describe('`readTestValues` tells its measured values'),
})
