import { z } from 'zod'
import { call } from '../../call.ts'
import { Cursor, PatientAge, ProgrammeCode, SearchText } from '../../shapes/list-query.ts'
import { inQuery, LocationCode } from '../../shapes/numbers.ts'
import { RowId } from '../../shapes/scalars.ts'
import { ServiceDetails, ServiceList } from '../../shapes/service-list.ts'

const AtTown = { locationCode: LocationCode.optional().describe('0 or none: all regions') }

export const findServices = call({
  module: 'medcenters',
  summary:
    'Find services that some medical centre gives, by direction and group; the same service of several organisations is listed once. Of all regions up to 10 seconds old. INVALID_ARGUMENT: also a town, direction, group or programme that does not exist, or a foreign cursor',
  method: 'GET',
  path: '/api/v2/public/services',
  who: 'anyone',
  query: z.object({
    ...AtTown,
    q: SearchText.optional().describe(
      'words of the name, in any language; under 3 characters counts as none',
    ),
    directionId: RowId.optional(),
    groupId: RowId.optional(),
    age: PatientAge.optional().describe(
      'for a patient of so many whole years; -1: for children of some age, 18: for adults of some age',
    ),
    programId: ProgrammeCode.optional().describe('the code of a programme that covers it somewhere'),
    limit: inQuery(z.int().min(1).max(200)).default(50),
    cursor: Cursor.optional(),
  }),
  status: 200,
  answer: ServiceList,
  errors: ['INVALID_ARGUMENT'],
})

export const showService = call({
  module: 'medcenters',
  summary:
    'Show a service with description, preparation and duration; the id of any organisation stands for the same service of all',
  method: 'GET',
  path: '/api/v2/public/services/:id',
  who: 'anyone',
  params: z.object({ id: RowId }),
  query: z.object(AtTown),
  status: 200,
  answer: ServiceDetails,
  errors: ['NOT_FOUND', 'INVALID_ARGUMENT'],
})
