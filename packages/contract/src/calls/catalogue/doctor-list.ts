import { doctorProfiles, doctorSorts } from '@vizit/domain/filters/doctor-sorts.ts'
import { preferredDays, preferredTimes, timesOfDay } from '@vizit/domain/filters/preferred-time.ts'
import { OLDEST_AGE } from '@vizit/domain/person/age.ts'
import { z } from 'zod'
import { call } from '../../call.ts'
import { DoctorCounts, DoctorList } from '../../shapes/doctor-list.ts'
import { ProgrammeCode, SearchText } from '../../shapes/list-query.ts'
import { inQuery, LocationCode } from '../../shapes/numbers.ts'
import { RowId } from '../../shapes/scalars.ts'

/** The filters of product §3, "Filters and sorts"; without one, everything is let through. */
const DoctorFilters = z.object({
  q: SearchText.optional().describe(
    'words of the name or speciality, as the search finds them; under 3 characters counts as none',
  ),
  locationCode: LocationCode.optional().describe('0 or none: all regions'),
  specialityId: RowId.optional(),
  medcenterId: RowId.optional().describe('a branch'),
  serviceId: RowId.optional().describe(
    'who gives it, or the same service of another organisation; free times are long enough for it',
  ),
  profile: z.enum(doctorProfiles).default('0').describe('who accepts: 0 anybody, 1 adults, 2 children'),
  age: inQuery(z.int().min(0).max(OLDEST_AGE))
    .optional()
    .describe('who accepts a patient of so many whole years'),
  preferredDays: z
    .enum(preferredDays)
    .default('0')
    .describe('free today or on one of the days after it, so many in all; 0: whether free or not'),
  preferredTime: z
    .enum(preferredTimes)
    .default('0')
    .describe('free in Minsk at 1: 6–10, 2: 10–14, 3: 14–18, 4: 18–22; 0: any time'),
  timeOfDay: z
    .enum(timesOfDay)
    .default('all')
    .describe('free in the morning (before 12:00), afternoon (before 17:00) or evening, in Minsk'),
  programId: ProgrammeCode.optional().describe(
    'the code of a programme: to whom it covers a visit or a service that they give; with `serviceId`: that service',
  ),
})

const ListOfDoctors = DoctorFilters.extend({
  sort: z
    .enum(doctorSorts)
    .default('byDate')
    .describe('by the nearest free time, the name, or the number of reviews'),
  limit: inQuery(z.int().min(1).max(50)).default(10),
  cursor: z
    .string()
    .regex(/^[\w-]{1,8000}$/)
    .optional()
    .describe(
      '`nextCursor` of the page before, with the same filters. It names the doctors already listed: none is listed twice, none is lost, whatever is booked meanwhile',
    ),
})

const ABOUT_UNKNOWN =
  'INVALID_ARGUMENT: also a town, speciality, branch, service or programme that does not exist'

export const findDoctors = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: `Doctors of all organisations by filters, with the free times of the next three days. ${ABOUT_UNKNOWN}`,
  method: 'GET',
  path: '/api/v2/public/doctors',
  who: 'anyone',
  query: ListOfDoctors.extend({
    bookmarked: z
      .enum(['true', 'false'])
      .default('false')
      .describe(
        'true is answered with UNAUTHENTICATED: nobody is known here. Bookmarks: findBookmarkedDoctors',
      ),
  }),
  status: 200,
  answer: DoctorList,
  errors: ['INVALID_ARGUMENT', 'UNAUTHENTICATED'],
})

export const countDoctors = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: `How many doctors are left with each value of a filter, all other filters unchanged; up to 10 seconds old. ${ABOUT_UNKNOWN}`,
  method: 'GET',
  path: '/api/v2/public/doctors/counts',
  who: 'anyone',
  query: DoctorFilters,
  status: 200,
  answer: DoctorCounts,
  errors: ['INVALID_ARGUMENT'],
})

export const findBookmarkedDoctors = call({
  module: 'catalogue',
  topics: ['timeslots'],
  summary: `The account's favourite doctors by the same filters as findDoctors. ${ABOUT_UNKNOWN}`,
  method: 'GET',
  path: '/api/v2/my/doctors',
  who: 'patient',
  query: ListOfDoctors,
  status: 200,
  answer: DoctorList,
  errors: ['INVALID_ARGUMENT'],
})
