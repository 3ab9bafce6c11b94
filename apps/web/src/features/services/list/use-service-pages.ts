import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { ANY_CHILD, type ServicesSearch } from '../../../app/service/services-search.ts'

/** Services for children have a least age only, so that those for any child suit the oldest one. */
const OLDEST_CHILD = ADULT_AGE - 1

/** What the server is asked for by an address and its town. */
export function servicesQuery(search: ServicesSearch, town: number | undefined) {
  const { q, direction, group, age, program, cursor } = search
  return {
    ...(town && { locationCode: town }),
    ...(q && { q: q.trim() }),
    ...(direction && { directionId: direction }),
    ...(group && { groupId: group }),
    ...(age && { age: age === ANY_CHILD ? OLDEST_CHILD : Number(age) }),
    ...(program && { programId: program }),
    ...(cursor && { cursor }),
  }
}

/** The pages of the list of services. */
export const useServicePages = (search: ServicesSearch, town: number | undefined) =>
  useCallPages('findServices', { query: servicesQuery(search, town) })

export type ServicePages = ReturnType<typeof useServicePages>
