import { z } from 'zod'
import { call } from '../../call.ts'
import { LocationCode } from '../../shapes/numbers.ts'
import { RowId } from '../../shapes/scalars.ts'
import { Speciality, SpecialityBranch } from '../../shapes/speciality.ts'

const InTown = z.object({
  locationCode: LocationCode.optional().describe(
    '0 or absent: all regions; INVALID_ARGUMENT: a town that does not exist',
  ),
})

export const listSpecialities = call({
  module: 'catalogue',
  summary: 'List specialities of the doctors of one town or of all',
  method: 'GET',
  path: '/api/v2/public/specialities',
  who: 'anyone',
  query: InTown.extend({
    specialityId: RowId.optional().describe('listed too, though nobody there may have it'),
  }),
  status: 200,
  answer: z.array(Speciality),
  errors: ['INVALID_ARGUMENT'],
})

export const listSpecialityBranches = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List branches of all organisations with a speciality, nearest free time first',
  method: 'GET',
  path: '/api/v2/public/specialities/:id/branches',
  who: 'anyone',
  params: z.object({ id: RowId }),
  query: InTown,
  status: 200,
  answer: z.array(SpecialityBranch),
  errors: ['INVALID_ARGUMENT'],
})
