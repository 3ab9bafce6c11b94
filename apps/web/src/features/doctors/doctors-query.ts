import type { Input } from '@vizit/api-client/calls.ts'
import { type DoctorsSearch, doctorsSearch } from '../../app/doctor/doctors-search.ts'
import type { SearchChange } from '../../app/lists/use-change-address.ts'

type FindDoctorsQuery = NonNullable<Input<'findDoctors'>['query']>
export type DoctorsQuery = Omit<FindDoctorsQuery, 'bookmarked' | 'cursor'>

/** The query of `findDoctors`, `findBookmarkedDoctors` and, without the order, of `countDoctors`. */
export function doctorsQuery(search: DoctorsSearch): DoctorsQuery {
  const { q, town, speciality, branch, service, age, program, sort } = search
  const words = q?.trim()
  return {
    q: words || undefined,
    locationCode: Number(town ?? 0) || undefined,
    specialityId: speciality,
    medcenterId: branch,
    serviceId: service,
    profile: search.profile as DoctorsQuery['profile'],
    age: age === undefined ? undefined : Number(age),
    preferredDays: search.days as DoctorsQuery['preferredDays'],
    preferredTime: search.time as DoctorsQuery['preferredTime'],
    timeOfDay: search.part as DoctorsQuery['timeOfDay'],
    programId: program,
    sort: sort as DoctorsQuery['sort'],
  }
}

/** The filter of the address that is this field of the call: a refusal of the field names the filter. */
export const FILTER_OF_FIELD: Readonly<
  Record<string, 'town' | 'speciality' | 'branch' | 'service' | 'program' | 'cursor'>
> = {
  locationCode: 'town',
  specialityId: 'speciality',
  medcenterId: 'branch',
  serviceId: 'service',
  programId: 'program',
  cursor: 'cursor',
}

export type FilterChange = SearchChange<DoctorsSearch>

/** Takes off all filters; the town and the order stay. */
export const WITHOUT_FILTERS: FilterChange = {
  q: undefined,
  speciality: undefined,
  branch: undefined,
  service: undefined,
  profile: undefined,
  age: undefined,
  days: undefined,
  time: undefined,
  part: undefined,
  program: undefined,
  bookmarked: undefined,
}

export const isFiltered = (search: DoctorsSearch): boolean =>
  Object.keys(WITHOUT_FILTERS).some(filter => search[filter as keyof DoctorsSearch] !== undefined)

export const changedSearch = (search: DoctorsSearch, change: FilterChange): DoctorsSearch =>
  doctorsSearch({ ...search, cursor: undefined, ...change })
