import { bookablePeriodAt } from '@vizit/server/modules/catalogue/store/bookable-period.ts'
import { foundDoctorsQuery } from '@vizit/server/modules/catalogue/store/doctor-list/found-doctors.ts'
import { foundMedcentersQuery } from '@vizit/server/modules/medcenters/store/found-medcenters.ts'
import { foundServicesQuery } from '@vizit/server/modules/medcenters/store/found-services.ts'
import type { SqlStatement } from '../load/job.ts'

const MINSK = 17
const TIMED = { preferredDays: '7', preferredTime: '2' } as const
const ANY_TIME = { preferredDays: '0', preferredTime: '0' } as const

type OfProgramme = (programId?: string) => SqlStatement

const doctors =
  (
    filters: { locationCode?: number; specialityId?: string },
    time: typeof TIMED | typeof ANY_TIME,
  ): OfProgramme =>
  programId =>
    foundDoctorsQuery(
      {
        ...{ profile: '0', timeOfDay: 'all', sort: 'byDate', limit: 10, listed: [], language: 'ru' },
        ...{ ...filters, ...time, ...(programId && { programId }) },
      },
      bookablePeriodAt(new Date()),
    ) as SqlStatement

const medcenters =
  (locationCode: number | undefined): OfProgramme =>
  programId =>
    foundMedcentersQuery(
      {
        ...{ locationCode, sort: 'byDoctorsCount', openNow: 'false', limit: 20, serviceId: undefined },
        ...{ filter: programId ? 'byProgram' : 'any', programId, searched: undefined, language: 'ru' },
        ...{ after: null, bookmarkedBy: null },
      },
      bookablePeriodAt(new Date()),
    ) as SqlStatement

const services =
  (locationCode: number | undefined): OfProgramme =>
  programId =>
    foundServicesQuery({
      ...{ locationCode, limit: 50, searched: undefined, language: 'ru', after: null },
      ...{ age: undefined, directionId: undefined, groupId: undefined, programId },
    }) as SqlStatement

/** The lists that can be filtered by a programme. */
export const lists = (specialityId: string): Readonly<Record<string, OfProgramme>> => ({
  'doctors of a speciality in Minsk, in the next week from 10 to 14': doctors(
    { locationCode: MINSK, specialityId },
    TIMED,
  ),
  'doctors of Minsk': doctors({ locationCode: MINSK }, ANY_TIME),
  'doctors of Minsk, in the next week from 10 to 14': doctors({ locationCode: MINSK }, TIMED),
  'doctors of all regions': doctors({}, ANY_TIME),
  'medical centres of Minsk': medcenters(MINSK),
  'medical centres of all regions': medcenters(undefined),
  'services of Minsk': services(MINSK),
  'services of all regions': services(undefined),
})
