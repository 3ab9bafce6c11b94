import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { SearchedList } from '../../../app/lists/searched-list.tsx'
import type { Visit } from '../visit-types.ts'
import type { Tab } from './order-visits.ts'

/** How high a card usually is, in pixels. */
const HEIGHT = { future: 470, past: 230, all: 300 } as const

interface VisitListProps {
  tab: Tab
  visits: readonly Visit[]
  /** The order id of the visit to bring into view. */
  first: string | null
  children: (visit: Visit) => ReactNode
}

/** The visits of a tab. */
export function VisitList({ tab, visits, first, children }: VisitListProps) {
  const t = useT('visits')
  return (
    <SearchedList
      name={`visits/${tab}`}
      label={t('search')}
      hint={t('searchHint')}
      textsOf={textsOf}
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

const textsOf = (visit: Visit) => [
  visit.serviceName,
  visit.speciality,
  visit.physicianName,
  visit.branchName,
  visit.customerFirstName,
]
