import { ActionIcon } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { toast } from '@vizit/ui/toast/toasts.ts'
import type { ReactNode } from 'react'
import { ServerNotReached } from '../device-store/unlock/server-not-reached.tsx'
import type { ListRecord, ListSource, SyncedList } from './list-source.ts'
import { SyncStatus } from './sync-status.tsx'
import { useSyncedList } from './use-synced-list.ts'

interface ListScreenProps<Item extends ListRecord> {
  source: ListSource<Item>
  title: string
  /** The tabs and other content above the list. */
  above: ReactNode
  /** The form that opens the list that is locked on this device. */
  locked: ReactNode
  below?: ReactNode
  /** Renders the list, and the changes since `latestPing`. */
  children: (list: SyncedList<Item>, latestPing: string | null) => ReactNode
}

/** The screen of a synced list, with a refresh button and a message about how current the list is. */
export function ListScreen<Item extends ListRecord>(props: ListScreenProps<Item>) {
  const { source, title, above, locked, below, children } = props
  const t = useT('lists')
  const { list, latestPing, isLocked, isSyncing, refusal, refresh } = useSyncedList(source)

  async function refreshNow() {
    if (await refresh()) toast(t('refreshed'))
  }
  return (
    <Screen
      title={title}
      aside={
        <ActionIcon
          variant="default"
          size={48}
          aria-label={t('refresh')}
          loading={isSyncing && list !== undefined}
          onClick={isSyncing ? undefined : refreshNow}
          // A disabled button would lose the focus.
          renderRoot={props => <button {...props} disabled={false} aria-disabled={isSyncing} />}
        >
          <IconRefresh size={20} aria-hidden />
        </ActionIcon>
      }
    >
      {above}
      <SyncStatus {...{ list, refusal, refresh, isSyncing }} />
      {isLocked && locked}
      {list ? (
        children(list, latestPing)
      ) : refusal ? (
        !isLocked && <ServerNotReached refusal={refusal} retry={refresh} />
      ) : (
        <CardSkeletons />
      )}
      {below}
    </Screen>
  )
}
