import { Button } from '@mantine/core'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../../app/router/router-links.tsx'
import { ClearFilters } from './history-filters.tsx'
import type { Tab } from './order-visits.ts'

interface NoVisitsProps {
  tab: Tab
  /** True if there are visits of other people. */
  ofOthers: boolean
  /** True if filters of the address hide visits. */
  isFiltered: boolean
  /** The button for past visits that are not loaded yet. */
  more: ReactNode
}

/** Says that there are no visits, and the next step. */
export function NoVisits({ tab, ofOthers, isFiltered, more }: NoVisitsProps) {
  const t = useT('visits')
  const navigate = useNavigate()
  if (isFiltered) {
    return (
      <>
        <EmptyState title={t('filter.none')} action={<ClearFilters />} />
        {more}
      </>
    )
  }
  if (ofOthers) {
    const everyone = () => void navigate({ to: '/visits', search: tab === 'future' ? {} : { tab } })
    return (
      <>
        <EmptyState
          title={t('noneOfPerson')}
          action={
            <Button variant="default" onClick={everyone}>
              {t('showAnyVisitor')}
            </Button>
          }
        />
        {more}
      </>
    )
  }
  return (
    <EmptyState
      icon={<IconCalendarPlus size={32} />}
      title={tab === 'past' ? t(more ? 'noPastMonth' : 'noPast') : t('none')}
      hint={more ? '' : t('noneHint')}
      action={more || <ButtonLink to="/doctors">{t('findDoctor')}</ButtonLink>}
    />
  )
}
