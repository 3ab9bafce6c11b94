import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { ReactNode } from 'react'
import { ListStanding } from '../../app/lists/list-standing.tsx'
import { useSyncedList } from '../../app/lists/use-synced-list.ts'
import { visitsSource } from '../../app/visit/visits-source.ts'
import { OwnVisits } from './list/own-visits.tsx'
import { VisitTabs } from './list/visit-tabs.tsx'
import type { VisitSlot } from './visit-types.ts'

interface VisitsScreenProps {
  /** Visits that were booked without an account and may be taken over. */
  found: ReactNode
  /** What opens the list that lies locked on this device. */
  locked?: ReactNode
  /** The buttons that open the reports of a visit. */
  Reports?: VisitSlot
}

/** Future and past visits of everyone whom the account may see (product §2, "Visits"). */
export function VisitsScreen({ found, locked, Reports }: VisitsScreenProps) {
  const t = useT('visits')
  const { tab = 'future', who } = useSearch({ from: '/visits/' })
  const { list, latestPing, isLocked, isSyncing, refusal, refresh } = useSyncedList(visitsSource)

  async function refreshNow() {
    if (await refresh()) toast(t('refreshed'))
  }

  return (
    <Screen
      title={t(tab === 'all' ? 'titleAll' : 'title')}
      aside={
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('refresh')}
          loading={isSyncing && list !== undefined}
          onClick={refreshNow}
        >
          <IconRefresh size={20} aria-hidden />
        </ActionIcon>
      }
    >
      <VisitTabs tab={tab} who={who} />
      {found}
      <ListStanding {...{ list, refusal, refresh, isSyncing }} />
      {isLocked && locked}
      {list ? (
        <OwnVisits list={list} latestPing={latestPing} Reports={Reports} />
      ) : refusal ? (
        !(isLocked && locked) && <ErrorState refusal={refusal} retry={refresh} />
      ) : (
        <CardSkeletons />
      )}
    </Screen>
  )
}
