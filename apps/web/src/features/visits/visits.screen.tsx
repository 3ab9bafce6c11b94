import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { lazy, type ReactNode, Suspense } from 'react'
import { ListScreen } from '../../app/lists/list-screen.tsx'
import { visitsSource } from '../../app/visit/visits-source.ts'
import { FilteredVisits } from './list/filtered-visits.tsx'
import { VisitTabs } from './list/visit-tabs.tsx'
import type { VisitSlot } from './visit-types.ts'
import { useVisitsSearch } from './visits-search.ts'

const CancelledVisits = lazy(async () => ({
  default: (await import('./list/cancelled-visits.tsx')).CancelledVisits,
}))

interface VisitsScreenProps {
  /** Visits booked without an account that can be imported. */
  found: ReactNode
  /** The form that opens the list that is locked on this device. */
  locked: ReactNode
  /** Offers the code that opens the list without a network. */
  offer: ReactNode
  /** The buttons that open the reports of a visit. */
  Reports: VisitSlot
  /** Shown below the visit that was just booked. */
  belowBooked: ReactNode
}

/** Future and past visits of everyone whose visits the account may see (product §2, "Visits"). */
export function VisitsScreen({ found, locked, offer, Reports, belowBooked }: VisitsScreenProps) {
  const t = useT('visits')
  const { tab = 'future', who, outcome } = useVisitsSearch()
  return (
    <ListScreen
      source={visitsSource}
      title={t(tab === 'all' ? 'titleAll' : 'title')}
      above={
        <>
          <VisitTabs tab={tab} who={who} />
          {found}
        </>
      }
      locked={locked}
    >
      {(list, latestPing) => (
        <>
          {tab !== 'future' && outcome === 'cancelled' ? (
            <Suspense fallback={<CardSkeletons />}>
              <CancelledVisits tab={tab} listed={list.items} />
            </Suspense>
          ) : (
            <FilteredVisits list={list} latestPing={latestPing} Reports={Reports} belowBooked={belowBooked} />
          )}
          {tab === 'future' && list.items.some(({ isPast }) => !isPast) && offer}
        </>
      )}
    </ListScreen>
  )
}
