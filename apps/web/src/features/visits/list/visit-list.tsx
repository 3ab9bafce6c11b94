import { IconCalendarPlus } from '@tabler/icons-react'
import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useFocusWhenGone } from '@vizit/ui/screen/use-focus-when-gone.ts'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { useState } from 'react'
import { ButtonLink } from '../../../app/router-links.tsx'
import { VisitCard } from '../card/visit-card.tsx'
import type { Visit } from '../visit-types.ts'
import classes from './visit-list.module.css'

/** A shorter list is read faster than searched. */
const WORTH_SEARCHING = 5

interface VisitListProps {
  tab: 'future' | 'past'
  visits: readonly Visit[]
  /** The order id of the visit to bring into view. */
  first: string | null
  /** The order id of the visit that was just booked. */
  booked: string | null
}

export function VisitList({ tab, visits, first, booked }: VisitListProps) {
  const t = useT('visits')
  const [query, setQuery] = useState('')
  useFocusWhenGone(visits.length)
  if (visits.length === 0) return <NoVisits tab={tab} />

  const found = visits.filter(visit => {
    const { serviceName, speciality, physicianName, branchName, customerFirstName } = visit
    return matchesSearch(query, [serviceName, speciality, physicianName, branchName, customerFirstName])
  })
  return (
    <>
      {visits.length > WORTH_SEARCHING && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      <div role="status" className={classes.status}>
        {found.length === 0 && <EmptyState title={t('notFound')} hint={t('notFoundHint')} />}
      </div>
      <ul className={classes.list}>
        {found.map(visit => (
          <li key={visit.orderId}>
            <VisitCard visit={visit} isFirst={visit.orderId === first} isBooked={visit.orderId === booked} />
          </li>
        ))}
      </ul>
    </>
  )
}

function NoVisits({ tab }: { tab: 'future' | 'past' }) {
  const t = useT('visits')
  return (
    <EmptyState
      icon={<IconCalendarPlus size={32} />}
      title={tab === 'past' ? t('noPast') : t('none')}
      hint={t('noneHint')}
      action={<ButtonLink to="/timeslot">{t('findDoctor')}</ButtonLink>}
    />
  )
}
