import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useLocation, useSearch } from '@tanstack/react-router'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { ReactNode } from 'react'
import { VisitList } from './list/visit-list.tsx'
import { VisitTabs } from './list/visit-tabs.tsx'

interface VisitsScreenProps {
  /** Visits that were booked without an account and may be taken over. */
  found: ReactNode
}

/** Future and past visits of everyone whom the account may see (product §2, "Visits"). */
export function VisitsScreen({ found }: VisitsScreenProps) {
  const t = useT('visits')
  const { tab, visit } = useSearch({ from: '/visits/' })
  const { booked } = useLocation({ select: location => location.state })
  const visits = useCallQuery('listVisits', { query: {} })
  const { data, refusal, isFetching, refetch } = visits

  async function refresh() {
    const { isSuccess } = await refetch()
    if (isSuccess) toast(t('refreshed'))
  }

  return (
    <Screen
      title={t('title')}
      aside={
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('refresh')}
          loading={isFetching && data !== undefined}
          onClick={refresh}
        >
          <IconRefresh size={20} aria-hidden />
        </ActionIcon>
      }
    >
      <VisitTabs tab={tab ?? 'future'} />
      {found}
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {data ? (
        <VisitList
          key={tab ?? 'future'}
          tab={tab ?? 'future'}
          visits={tab === 'past' ? data.past : data.future}
          first={booked ?? visit ?? null}
          booked={booked ?? null}
        />
      ) : (
        !refusal && <CardSkeletons />
      )}
    </Screen>
  )
}
