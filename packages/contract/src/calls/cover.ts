import { z } from 'zod'
import { call } from '../call.ts'
import { CoverOfPlaces, ProgramCover, ProgramInfo } from '../shapes/cover.ts'
import { ProgrammeCode, YesNo } from '../shapes/list-query.ts'
import { LocationCode } from '../shapes/numbers.ts'
import { RowId, RowIds, Uuid } from '../shapes/scalars.ts'

const ofPerson = { is: 'profile', at: 'query', field: 'profileId', needs: 'VIEW_COVERAGE' } as const

/**
 * Public lists are the same for everybody; what a person's programme covers of them is asked for beside them. With none named
 * each thing is said once for each programme that covers the person.
 */
export const readCover = call({
  module: 'cover',
  topics: ['coverage', 'profile', 'family', 'visits'],
  summary:
    "What a person's programmes cover of doctors, medical centres, services and options; at most 100 of each. What does not exist is left out",
  method: 'GET',
  path: '/api/v2/my/coverage/cover',
  who: 'patient',
  subject: ofPerson,
  query: z.object({
    profileId: Uuid,
    programId: ProgrammeCode.optional().describe('one that does not cover the person is answered as none'),
    doctorIds: RowIds.optional(),
    medcenterIds: RowIds.optional(),
    serviceIds: RowIds.optional().describe('each stands for the same service of all organisations'),
    optionIds: RowIds.optional(),
    offeredServiceId: RowId.optional().describe(
      'medical centres and doctors: this service there, of any organisation, and its options; where it is not given nothing is said',
    ),
    offeredOptionId: RowId.optional().describe('doctors: this option of `offeredServiceId` alone'),
    visitsOnly: YesNo.describe(
      'doctors, without `offeredServiceId`: the visit to them alone, not the services that they give',
    ),
    locationCode: LocationCode.optional().describe('services of this town; 0 or none: of all regions'),
    medcenterId: RowId.optional().describe('doctors, services and options at this branch alone'),
  }),
  status: 200,
  answer: CoverOfPlaces,
  errors: ['NOT_FOUND'],
})

export const readProgram = call({
  module: 'cover',
  topics: [],
  summary: 'Show a programme: what it gives, how to join, the phones of its employer or insurer',
  method: 'GET',
  path: '/api/v2/public/programs/:code',
  who: 'anyone',
  params: z.object({ code: ProgrammeCode }),
  status: 200,
  answer: ProgramInfo,
  errors: ['NOT_FOUND'],
})

/** NOT_FOUND: also a programme that covers the person on no day that can be booked. */
export const readProgramCover = call({
  module: 'cover',
  topics: ['coverage', 'profile', 'family', 'visits'],
  summary: "What a person's programme covers, organisation by organisation, and what is left of its limits",
  method: 'GET',
  path: '/api/v2/my/coverage/programs/:code',
  who: 'patient',
  subject: ofPerson,
  params: z.object({ code: ProgrammeCode }),
  query: z.object({ profileId: Uuid, cursor: RowId.optional().describe('`nextCursor` of the page before') }),
  status: 200,
  answer: ProgramCover,
  errors: ['NOT_FOUND'],
})
