import { z } from 'zod'
import { call } from '../../call.ts'
import {
  Assignment,
  AssignmentTimeslot,
  Branch,
  Doctor,
  DoctorTimeslots,
  FreeDates,
  Location,
  Provider,
  Service,
  ServiceCatalogue,
  ServiceTimeslot,
  TimeslotDetails,
} from '../../shapes/catalogue.ts'
import { Count, LocationCode } from '../../shapes/numbers.ts'
import { CivilDate, inOrder, RowId, RowIds } from '../../shapes/scalars.ts'

const base = '/api/v2/public/booking/:provider'
const InProvider = z.object({ provider: z.string().min(1).max(40) })
const OneOfProvider = InProvider.extend({ id: RowId })
/**
 * With a service, free times are whole runs (decisions D10): each has the id of its first timeslot and ends with the
 * run.
 */
const ForService = RowId.optional().describe('only free time that is long enough for this service')

export const listLocations = call({
  module: 'catalogue',
  summary: 'List towns with the sections that are shown for them',
  method: 'GET',
  path: '/api/v2/public/locations',
  who: 'anyone',
  status: 200,
  answer: z.array(Location),
  errors: [],
})

export const listProviders = call({
  module: 'catalogue',
  summary: 'List medical organisations of one town or of all',
  method: 'GET',
  path: '/api/v2/public/providers',
  who: 'anyone',
  query: z.object({
    locationCode: LocationCode.optional().describe(
      '0 or absent: all regions; INVALID_ARGUMENT: a town that does not exist',
    ),
  }),
  status: 200,
  answer: z.array(Provider),
  errors: ['INVALID_ARGUMENT'],
})

export const listBranches = call({
  module: 'catalogue',
  summary: 'List branches of a medical organisation',
  method: 'GET',
  path: `${base}/branches`,
  who: 'anyone',
  params: InProvider,
  status: 200,
  answer: z.array(Branch),
  errors: ['NOT_FOUND'],
})

export const listDoctors = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary:
    'List doctors of a medical organisation, of one of its branches, or of those who provide a service',
  method: 'GET',
  path: `${base}/doctors`,
  who: 'anyone',
  params: InProvider,
  query: z.object({ branchId: RowId.optional(), serviceId: ForService }),
  status: 200,
  answer: z.array(Doctor),
  errors: ['NOT_FOUND'],
})

export const listBranchTimeslots = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List doctors of a branch with their free timeslots of one date',
  method: 'GET',
  path: `${base}/doctors/timeslots`,
  who: 'anyone',
  params: InProvider,
  query: z.object({
    branchId: RowId,
    date: CivilDate,
    specialityId: RowId.optional(),
    serviceId: ForService,
  }),
  status: 200,
  answer: z.array(DoctorTimeslots),
  errors: ['NOT_FOUND'],
})

export const listDoctorTimeslots = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List free timeslots of one doctor by start, between two dates, both included',
  method: 'GET',
  path: `${base}/doctors/:id/timeslots`,
  who: 'anyone',
  params: OneOfProvider,
  query: inOrder(z.object({ dateStart: CivilDate, dateEnd: CivilDate, serviceId: ForService })),
  status: 200,
  answer: z.array(AssignmentTimeslot),
  errors: ['NOT_FOUND'],
})

export const listFreeDates = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List dates with a free timeslot, between two dates (both included) and within the booking window',
  method: 'GET',
  path: `${base}/doctors/free-dates`,
  who: 'anyone',
  params: InProvider,
  query: inOrder(
    z.object({
      dateStart: CivilDate,
      dateEnd: CivilDate,
      branchId: RowId.optional(),
      specialityId: RowId.optional(),
      serviceId: ForService,
      assignmentIds: RowIds.optional().describe('only these assignments, up to 100'),
    }),
  ),
  status: 200,
  answer: FreeDates,
  errors: ['NOT_FOUND'],
})

export const listAssignments = call({
  module: 'catalogue',
  summary: 'List assignments (doctor, branch and speciality) by their ids',
  method: 'GET',
  path: `${base}/assignments`,
  who: 'anyone',
  params: InProvider,
  query: z.object({ ids: RowIds }),
  status: 200,
  answer: z.array(Assignment),
  errors: ['NOT_FOUND'],
})

export const listAssignmentServices = call({
  module: 'catalogue',
  summary: 'List services provided at one assignment',
  method: 'GET',
  path: `${base}/assignments/:id/services`,
  who: 'anyone',
  params: OneOfProvider,
  status: 200,
  answer: z.array(Service),
  errors: ['NOT_FOUND'],
})

export const listServices = call({
  module: 'catalogue',
  summary:
    'List directions, subgroups and services of a medical organisation, or what one of its doctors gives',
  method: 'GET',
  path: `${base}/services`,
  who: 'anyone',
  params: InProvider,
  query: z.object({
    doctorId: RowId.optional().describe('only services that this doctor gives, without hidden ones'),
  }),
  status: 200,
  answer: ServiceCatalogue,
  errors: ['NOT_FOUND'],
})

export const listServiceTimeslots = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List free time of a service on one date by start, at one branch or at all, with any doctor',
  method: 'GET',
  path: `${base}/services/:id/timeslots`,
  who: 'anyone',
  params: OneOfProvider,
  query: z.object({ date: CivilDate, branchId: RowId.optional() }),
  status: 200,
  answer: z.array(ServiceTimeslot),
  errors: ['NOT_FOUND'],
})

export const showTimeslot = call({
  module: 'catalogue',
  summary: 'Show one timeslot, or the whole run of a service, with its doctor, branch and speciality',
  method: 'GET',
  path: `${base}/timeslots/:id`,
  who: 'anyone',
  params: OneOfProvider,
  query: z.object({ serviceId: ForService }),
  status: 200,
  answer: TimeslotDetails,
  errors: ['NOT_FOUND'],
})

export const listPhysicians = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: 'List doctors of any medical organisations by their ids',
  method: 'GET',
  path: '/api/v2/public/providers/physicians/list',
  who: 'anyone',
  query: z.object({
    ids: RowIds,
    includeAssignments: z.enum(['true', 'false']).default('true'),
  }),
  status: 200,
  answer: z.array(Doctor.extend({ reviewsCount: Count.optional().describe('public reviews') })),
  errors: [],
})

export const showPhoto = call({
  module: 'catalogue',
  summary: 'Download the photo of a doctor',
  method: 'GET',
  path: '/api/v2/public/photos/:hash',
  who: 'anyone',
  params: z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  status: 200,
  produces: 'image/*',
  errors: ['NOT_FOUND'],
})
