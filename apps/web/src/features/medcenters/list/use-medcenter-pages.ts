import type { Input } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import {
  type MedcenterSort,
  medcenterSorts,
  sortNeedsService,
} from '@vizit/domain/filters/medcenter-sorts.ts'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useSessionState } from '../../../app/session/session.ts'

/** The orders that can be chosen, with or without a service. */
export const sortsFor = ({ service }: MedcentersSearch): MedcenterSort[] =>
  medcenterSorts.filter(sort => service !== undefined || !sortNeedsService(sort))

/** The order of the address; with a service the lowest price first, if none is named. */
export function sortOf(search: MedcentersSearch): MedcenterSort {
  const usual = search.service === undefined ? 'byDoctorsCount' : 'byPrice'
  return sortsFor(search).find(sort => sort === search.sort) ?? usual
}

type MedcentersQuery = NonNullable<Input<'findMedcenters'>['query']>

/** What the server is asked for by an address and the town of the device. */
export function medcentersQuery(search: MedcentersSearch, town: number | undefined): MedcentersQuery {
  const { q, filter, program, openNow, service } = search
  return {
    ...(town && { locationCode: town }),
    ...(q && { q: q.trim() }),
    ...(filter === 'bookmarks' && { filter }),
    ...(program && filter !== 'bookmarks' && { filter: 'byProgram', programId: program }),
    ...(openNow && { openNow: 'true' }),
    ...(service && { serviceId: service }),
    sort: sortOf(search),
  }
}

/** The pages of the list: of all medical centres, or of the account's favourites. */
export function useMedcenterPages(search: MedcentersSearch, town: number | undefined) {
  const isSignedIn = useSessionState() === 'signed-in'
  const isBookmarks = search.filter === 'bookmarks'
  const query = medcentersQuery(search, town)
  const all = useCallPages('findMedcenters', { query }, { enabled: !isBookmarks })
  const own = useCallPages('findBookmarkedMedcenters', { query }, { enabled: isBookmarks && isSignedIn })
  return isBookmarks ? own : all
}
