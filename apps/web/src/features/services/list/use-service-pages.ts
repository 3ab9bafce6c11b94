import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { askedAge, type ServicesSearch } from '../../../app/service/services-search.ts'

/** What the server is asked for by an address and its town. */
export function servicesQuery(search: ServicesSearch, town: number | undefined) {
  const { q, direction, group, age, program, cursor } = search
  return {
    ...(town && { locationCode: town }),
    ...(q && { q: q.trim() }),
    ...(direction && { directionId: direction }),
    ...(group && { groupId: group }),
    ...(age && { age: askedAge(age) }),
    ...(program && { programId: program }),
    ...(cursor && { cursor }),
  }
}

/** The pages of the list of services. */
export const useServicePages = (search: ServicesSearch, town: number | undefined) =>
  useCallPages('findServices', { query: servicesQuery(search, town) })

export type ServicePages = ReturnType<typeof useServicePages>
