import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import type { ServicesSearch } from '../../../app/service/services-search.ts'

/** The pages of the list of services. */
export function useServicePages(search: ServicesSearch, town: number | undefined) {
  const { q, direction, group, age, program, cursor } = search
  const query = {
    ...(town && { locationCode: town }),
    ...(q && { q: q.trim() }),
    ...(direction && { directionId: direction }),
    ...(group && { groupId: group }),
    ...(age && { age: Number(age) }),
    ...(program && { programId: program }),
    ...(cursor && { cursor }),
  }
  return useCallPages('findServices', { query })
}

export type ServicePages = ReturnType<typeof useServicePages>
