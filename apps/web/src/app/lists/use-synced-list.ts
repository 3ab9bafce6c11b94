import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { refusalOf } from '@vizit/api-client/react/refused-error.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useDeviceStore } from '../device-store/use-device-store.ts'
import { keptKey, readKept } from './kept-list.ts'
import type { Listed, ListSource } from './list-source.ts'
import { listKey, syncList } from './sync-list.ts'
import { useLatestPing } from './use-latest-ping.ts'

/** A list of the account: at once as it lies on the device, then as a sync has brought it up to date. */
export function useSyncedList<Item extends Listed>(source: ListSource<Item>) {
  const client = useClient()
  const queries = useQueryClient()
  const { language } = useTexts()
  const { state } = useDeviceStore()
  const options = (forced: boolean) => ({
    queryKey: listKey(source),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      syncList(source, { client, queries, language, forced, signal }),
    // Merging has kept what did not change; comparing thousands of records once more would only take time.
    structuralSharing: false,
  })
  const kept = useQuery({
    queryKey: keptKey(source),
    queryFn: () => readKept(source),
    enabled: state === 'open',
    structuralSharing: false,
  })
  // Not before it is known what lies on the device: the first sync of all asks for much more.
  const synced = useQuery({ ...options(false), enabled: state !== 'opening' })
  const shown = synced.data ?? (state === 'open' ? kept.data : undefined) ?? undefined
  const list = state === 'locked' ? undefined : shown

  return {
    list,
    isLocked: state === 'locked',
    isSyncing: synced.isFetching,
    /** Why it could not be brought up to date. */
    refusal: refusalOf(synced.error),
    /** What has changed since is news to whoever looks at it. */
    latestPing: useLatestPing(synced.data),
    /** Says whether it succeeded. */
    refresh: () =>
      queries.fetchQuery(options(true)).then(
        () => true,
        () => false,
      ),
  }
}
