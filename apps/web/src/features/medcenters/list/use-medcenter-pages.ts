import type { Input } from '@vizit/api-client/calls.ts'
import { useCallPages } from '@vizit/api-client/react/use-call-pages.ts'
import { useReadAll } from '../../../app/lists/use-all-pages.ts'
import { BY_DISTANCE, type MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useDistance } from '../../../app/place/use-distance-words.ts'
import { askedAge } from '../../../app/service/services-search.ts'
import { useSessionState } from '../../../app/session/session.ts'
import { orderOf, usualSort } from './medcenter-order.ts'

type MedcentersQuery = NonNullable<Input<'findMedcenters'>['query']>

/** The largest page of the call. */
const ALL_AT_ONCE = 100

/** What the server is asked for by an address and its town. */
export function medcentersQuery(search: MedcentersSearch, town: number | undefined): MedcentersQuery {
  const { q, filter, program, covered, openNow, service, age, cursor } = search
  const order = orderOf(search)
  const isByDistance = order === BY_DISTANCE
  return {
    ...(town && { locationCode: town }),
    ...(q && { q: q.trim() }),
    // Bookmarks have a call of their own, so that they can be filtered by a programme, too.
    ...(program
      ? { filter: covered === 'no' ? 'notByProgram' : 'byProgram', programId: program }
      : filter === 'bookmarks' && { filter }),
    ...(openNow && { openNow: 'true' }),
    ...(service && { serviceId: service, ...(age && { age: askedAge(age) }) }),
    sort: isByDistance ? usualSort(search) : order,
    ...(readsAll(search) && { limit: ALL_AT_ONCE }),
    ...(cursor && { cursor }),
  }
}

/** By distance they are ordered on the device, and on the map all of them are shown. */
const readsAll = (search: MedcentersSearch) => orderOf(search) === BY_DISTANCE || search.view === 'map'

/**
 * The pages of the list: of all medical centres, or of the account's favourites. By distance and on the map all of
 * them are read.
 */
export function useMedcenterPages(search: MedcentersSearch, town: number | undefined) {
  const isSignedIn = useSessionState() === 'signed-in'
  const isBookmarks = search.filter === 'bookmarks'
  const isByDistance = orderOf(search) === BY_DISTANCE
  const query = medcentersQuery(search, town)
  const all = useCallPages('findMedcenters', { query }, { enabled: !isBookmarks })
  const own = useCallPages('findBookmarkedMedcenters', { query }, { enabled: isBookmarks && isSignedIn })
  const list = isBookmarks ? own : all
  const distance = useDistance()

  const isReadingAll = useReadAll(list, readsAll(search))

  const items = list.pages?.flatMap(page => page.items) ?? []
  return {
    ...list,
    hasMore: list.hasMore && !isReadingAll,
    items: isByDistance ? items.toSorted((a, b) => compared(distance(a), distance(b))) : items,
  }
}

/** Infinities are equal, so that places without coordinates keep their order. */
const compared = (a: number, b: number) => (a === b ? 0 : a - b)
