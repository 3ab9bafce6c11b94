import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useCallback } from 'react'
import { SearchedList } from '../../../app/lists/searched-list.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import type { Visit } from '../visit-types.ts'
import type { Tab } from './order-visits.ts'

/** The usual height of a card, in pixels. */
const HEIGHT = { future: 470, past: 230, all: 300 } as const

interface VisitListProps {
  tab: Tab
  visits: readonly Visit[]
  /** The order id of the visit to scroll to. */
  first: string | null
  query: string
  onQuery: (query: string) => void
  /** True if the search looks only at the full names of doctors and patients. */
  byName: boolean
  /** True while past visits that are not on the device are loading. */
  isReadingEarlier: boolean
  /** Shown if there are no visits. */
  none: ReactNode
  children: (visit: Visit) => ReactNode
}

/** The visits of a tab. */
export function VisitList(props: VisitListProps) {
  const { tab, visits, first, query, onQuery, byName, isReadingEarlier, none, children } = props
  const t = useT('visits')
  const { nameOf } = usePeople()
  const textsOf = useCallback(
    (visit: Visit) => [
      visit.physicianName,
      visit.customerFirstName,
      nameOf(visit),
      ...(byName ? [] : [visit.serviceName, visit.speciality, visit.branchName]),
    ],
    [nameOf, byName],
  )
  return (
    <SearchedList
      name={`visits/${tab}`}
      label={t('search')}
      hint={t(byName ? 'searchByNameHint' : 'searchHint')}
      query={query}
      onQuery={onQuery}
      textsOf={textsOf}
      none={none}
      reading={isReadingEarlier ? t('searchingEarlier') : null}
      items={visits}
      keyOf={orderIdOf}
      estimate={HEIGHT[tab]}
      first={first}
    >
      {children}
    </SearchedList>
  )
}

const orderIdOf = ({ orderId }: Visit) => orderId
