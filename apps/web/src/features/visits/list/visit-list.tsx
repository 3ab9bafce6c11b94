import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { VirtualList } from '../../../app/lists/virtual-list.tsx'
import type { Visit } from '../visit-types.ts'
import type { Tab } from './order-visits.ts'
import classes from './visit-list.module.css'

/** A shorter list is read faster than searched. */
const WORTH_SEARCHING = 5
/** How high a card usually is, in pixels. */
const HEIGHT = { future: 470, past: 230, all: 300 } as const

interface VisitListProps {
  tab: Tab
  visits: readonly Visit[]
  /** The order id of the visit to bring into view. */
  first: string | null
  /** Whether something can be searched for that is not shown yet. */
  more: ReactNode
  children: (visit: Visit) => ReactNode
}

/** The visits of a tab, and those of them that match what is searched for (product §5, "Search"). */
export function VisitList({ tab, visits, first, more, children }: VisitListProps) {
  const t = useT('visits')
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(() => visits.filter(visit => matchesSearch(asked, textsOf(visit))), [visits, asked])
  return (
    <>
      {(visits.length > WORTH_SEARCHING || query !== '') && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      <div role="status" className={classes.status}>
        {found.length === 0 && <EmptyState title={t('notFound')} hint={t('notFoundHint')} />}
      </div>
      <VirtualList
        name={`visits/${tab}`}
        items={found}
        keyOf={orderIdOf}
        estimate={HEIGHT[tab]}
        first={first}
      >
        {children}
      </VirtualList>
      {more}
    </>
  )
}

const orderIdOf = ({ orderId }: Visit) => orderId

const textsOf = (visit: Visit) => [
  visit.serviceName,
  visit.speciality,
  visit.physicianName,
  visit.branchName,
  visit.customerFirstName,
]
