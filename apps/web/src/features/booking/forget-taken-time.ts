import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Answer } from '@vizit/api-client/calls.ts'
import { readTimesAgain } from './read-times-again.ts'

type ListedDoctor = Answer<'findDoctors'>['items'][number]

/** Not even for a moment is the time offered again by a list that was read before; what shows free times is read anew. */
export function forgetTakenTime(queries: QueryClient, timeslotId: string): void {
  for (const list of ['listDoctorTimeslots', 'listBranchTimeslots', 'listServiceTimeslots'])
    queries.removeQueries({ queryKey: [list] })
  const without = (doctor: ListedDoctor) => ({
    ...doctor,
    freeTimeslots: doctor.freeTimeslots.filter(free => free.timeslotId !== timeslotId),
  })
  // These pages stay: whoever goes back to them finds the same place.
  for (const list of ['findDoctors', 'findBookmarkedDoctors'])
    queries.setQueriesData<InfiniteData<Answer<'findDoctors'>>>(
      { queryKey: [list] },
      shown =>
        shown && { ...shown, pages: shown.pages.map(page => ({ ...page, items: page.items.map(without) })) },
    )
  readTimesAgain(queries)
}
