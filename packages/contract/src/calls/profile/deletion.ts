import { z } from 'zod'
import { call } from '../../call.ts'
import { Count } from '../../shapes/numbers.ts'
import { Instant, Uuid } from '../../shapes/scalars.ts'

const path = '/api/v2/my/profile'

export const previewDeletion = call({
  module: 'profile',
  topics: ['family'],
  summary: 'Show what deleting the account would remove',
  method: 'GET',
  path: `${path}/deletion`,
  who: 'patient',
  status: 200,
  answer: z.object({
    plannedVisits: z.array(
      z.object({
        orderId: Uuid,
        startDate: Instant,
        physicianName: z.string(),
        branchName: z.string(),
        patientName: z.string().nullable(),
        cancellable: z.boolean().describe('false: it begins too soon, so only the reception can cancel it'),
      }),
    ),
    peopleInMyCareOnly: z
      .array(z.string())
      .describe('full names of the people for whom no other account acts'),
    relativesActingForMe: Count,
    endedProgrammes: z.array(
      z.object({
        programCaption: z.string(),
        relatives: Count.describe('how many other people it covers through me; they are told'),
      }),
    ),
    openInvoices: Count.optional().describe(
      'invoices that nobody can answer afterwards, because only this account may; servers of the last release do not say it',
    ),
    bookingsForOthers: Count.describe(
      'the number of planned visits booked for adult relatives; they stay, and the patients are told',
    ),
  }),
  errors: [],
})

export const deleteAccount = call({
  module: 'profile',
  topics: [],
  summary: 'Delete the account; what clinics must keep by law stays with them, without the account',
  method: 'DELETE',
  path,
  who: 'patient',
  body: z.strictObject({
    cancelVisits: z
      .boolean()
      .describe('true: planned visits are cancelled too; false: planned visits forbid the deletion'),
  }),
  freshCode: { deed: 'deletion' },
  status: 204,
  errors: ['FRESH_CODE_EXPIRED', 'HAS_PLANNED_VISITS'],
})
