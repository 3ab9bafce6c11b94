import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { civilDateOf } from '@vizit/domain/time/minsk.ts'
import { passesHistoryFilter } from '@vizit/domain/visits/history-filter.ts'
import { pastRangeStart } from '@vizit/domain/visits/past-range.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useMemo, useState } from 'react'
import { usePeople } from '../../../app/people/use-people.ts'
import { CancelledVisitCard } from '../card/cancelled-visit-card.tsx'
import type { Visit } from '../visit-types.ts'
import { useVisitsSearch } from '../visits-search.ts'
import { ClearFilters, HistoryFilters } from './history-filters.tsx'
import { VisitList } from './visit-list.tsx'
import { VisitPersonFilter } from './visit-person-filter.tsx'

interface CancelledVisitsProps {
  tab: 'past' | 'all'
  /** The visits on the device: their medical centres can be chosen. */
  listed: readonly Visit[]
}

/**
 * The cancelled visits of the period, latest first, planned ones too. They are read from the server, because the list on
 * the device has none of them (product §4, "Visit lists").
 */
export function CancelledVisits({ tab, listed }: CancelledVisitsProps) {
  const t = useT('visits')
  const { who = null, from, visit = null, clinic, by } = useVisitsSearch()
  const [query, setQuery] = useState('')
  const people = usePeople()
  const usual = pastRangeStart(civilDateOf(Date.now()))
  const dateStart = from !== undefined && from < usual ? from : usual
  const { data, refusal, refetch } = useCallQuery('listOrders', { query: { dateStart } })
  const cancelled = useMemo(
    () =>
      (data ?? [])
        .filter(each => passesHistoryFilter({ ...(clinic && { clinic }), outcome: 'cancelled' }, each))
        .toReversed(),
    [data, clinic],
  )
  const visits = who === null ? cancelled : cancelled.filter(({ profileId }) => profileId === who)
  return (
    <>
      <VisitPersonFilter visits={[...listed, ...cancelled]} who={who} />
      <HistoryFilters visits={[...listed, ...(data ?? [])]} />
      {refusal && <ErrorState refusal={refusal} retry={() => void refetch()} />}
      {!data && !refusal && <CardSkeletons />}
      {data && (
        <VisitList
          tab={tab}
          visits={visits}
          first={visit}
          query={query}
          onQuery={setQuery}
          byName={by === 'name'}
          isReadingEarlier={false}
          none={<EmptyState title={t('filter.none')} hint={t('filter.noneHint')} action={<ClearFilters />} />}
        >
          {shown => (
            <CancelledVisitCard visit={shown} name={people.nameOf(shown)} photoUrl={people.photoOf(shown)} />
          )}
        </VisitList>
      )}
      {visits.length > 0 && <ClearFilters />}
    </>
  )
}
