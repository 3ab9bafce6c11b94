import { useLocation } from '@tanstack/react-router'
import { searchWords } from '@vizit/domain/search/matches-search.ts'
import { isUpdatedSince } from '@vizit/domain/sync/updated-since.ts'
import { passesHistoryFilter } from '@vizit/domain/visits/history-filter.ts'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { RefusalBlock } from '@vizit/ui/states/refusal-block.tsx'
import { type ReactNode, useMemo, useState } from 'react'
import type { SyncedList } from '../../../app/lists/list-source.ts'
import { useCurrentMinute } from '../../../app/lists/use-current-minute.ts'
import { usePeople } from '../../../app/people/use-people.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import { useTakeOffVisit } from '../card/use-take-off-visit.ts'
import { VisitCard } from '../card/visit-card.tsx'
import type { Visit, VisitSlot } from '../visit-types.ts'
import { useVisitsSearch } from '../visits-search.ts'
import { ClearFilters, HistoryFilters } from './history-filters.tsx'
import { NoVisits } from './no-visits.tsx'
import { orderVisits } from './order-visits.ts'
import { ShowEarlier } from './show-earlier.tsx'
import { useEarlierVisits } from './use-earlier-visits.ts'
import { VisitList } from './visit-list.tsx'
import { VisitPersonFilter } from './visit-person-filter.tsx'

interface FilteredVisitsProps {
  list: SyncedList<Visit>
  latestPing: string | null
  Reports: VisitSlot
  /** Shown below the visit that was just booked. */
  belowBooked: ReactNode
}

/** The visits that match the address, from all on the device. */
export function FilteredVisits({ list, latestPing, Reports, belowBooked }: FilteredVisitsProps) {
  const { tab = 'future', who = null, from, visit, clinic, outcome, by } = useVisitsSearch()
  const { booked = null, moved = null } = useLocation({ select: location => location.state })
  const minute = useCurrentMinute()
  const cutOffMinutes = useChangeCutOff()
  const [query, setQuery] = useState('')
  const isSearched = tab !== 'future' && searchWords(query).length > 0
  const earlier = useEarlierVisits(list, from, isSearched)
  const { items } = list
  const ordered = useMemo(
    () => orderVisits(items, { tab, now: new Date(minute), cutOffMinutes, from: earlier.from }),
    [items, tab, minute, cutOffMinutes, earlier.from],
  )
  const isHistory = tab !== 'future'
  const passing = useMemo(
    () =>
      isHistory
        ? ordered.filter(each =>
            passesHistoryFilter({ ...(clinic && { clinic }), ...(outcome && { outcome }) }, each),
          )
        : ordered,
    [ordered, isHistory, clinic, outcome],
  )
  const visits = useMemo(
    () => (who === null ? passing : passing.filter(({ profileId }) => profileId === who)),
    [passing, who],
  )
  useFocusAfterRemoval(visits.length)
  const people = usePeople()
  const { takeOff, refusal } = useTakeOffVisit()
  const first = booked ?? moved?.orderId ?? visit ?? null
  const isEnd = earlier.next === null && !earlier.isFetching && earlier.refusal === null
  const isWaited = isSearched && earlier.refusal === null
  const more = tab === 'future' || isEnd || isWaited ? null : <ShowEarlier earlier={earlier} />
  return (
    <>
      <VisitPersonFilter visits={items} who={who} />
      {isHistory && <HistoryFilters visits={items} />}
      <RefusalBlock refusal={refusal} />
      <VisitList
        key={tab}
        tab={tab}
        visits={visits}
        first={first}
        query={query}
        onQuery={setQuery}
        byName={isHistory && by === 'name'}
        isReadingEarlier={isSearched && earlier.isFetching}
        none={
          <NoVisits
            tab={tab}
            ofOthers={passing.length > 0}
            isFiltered={passing.length < ordered.length && passing.length === 0}
            more={more}
          />
        }
      >
        {shown => (
          <>
            <VisitCard
              visit={shown}
              name={people.nameOf(shown)}
              photoUrl={people.photoOf(shown)}
              onTakeOff={takeOff}
              isFirst={shown.orderId === first}
              isBooked={shown.orderId === booked}
              isMoved={shown.orderId === moved?.orderId && shown.startDate === moved.startDate}
              isUpdated={isUpdatedSince(shown.changedAt, latestPing)}
              Reports={Reports}
            />
            {shown.orderId === booked && belowBooked}
          </>
        )}
      </VisitList>
      {(visits.length > 0 || query !== '') && more}
      {isHistory && visits.length > 0 && <ClearFilters />}
    </>
  )
}
