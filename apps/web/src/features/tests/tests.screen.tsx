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
import { TextLink } from '../../app/router-links.tsx'
import { OwnTests } from './list/own-tests.tsx'
import { TestTabs } from './list/test-tabs.tsx'
import { testsSource } from './tests-source.ts'

/** Ready tests and those in progress, of everyone whose results the account may see (product §2, "Tests"). */
export function TestsScreen({ locked }: { locked: ReactNode }) {
  const t = useT('tests')
  const { tab = 'ready', who } = useSearch({ from: '/tests/' })
  const { list, latestPing, isLocked, isSyncing, refusal, refresh } = useSyncedList(testsSource)

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
      <TestTabs tab={tab} who={who} />
      <ListStanding {...{ list, refusal, refresh, isSyncing }} />
      {isLocked && locked}
      {list ? (
        <OwnTests list={list} latestPing={latestPing} />
      ) : refusal ? (
        !isLocked && <ErrorState refusal={refusal} retry={refresh} />
      ) : (
        <CardSkeletons />
      )}
      <TextLink to="/tests/consents">{t('consents')}</TextLink>
    </Screen>
  )
}
