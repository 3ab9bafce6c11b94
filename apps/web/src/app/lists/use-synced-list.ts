import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useClient } from '@vizit/api-client/react/client-provider.tsx'
import { refusalOf } from '@vizit/api-client/react/refused-error.ts'
import { useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { useDeviceStore } from '../device-store/use-device-store.ts'
import type { ListRecord, ListSource } from './list-source.ts'
import { readStoredList, storedListKey } from './stored-list.ts'
import { listKey, syncList } from './sync-list.ts'
import { useLatestPing } from './use-latest-ping.ts'

/**
 * A list of the account: at first as it is stored on the device, then after a sync; nothing is asked for unless it is
 * enabled.
 */
export function useSyncedList<Item extends ListRecord>(source: ListSource<Item>, enabled = true) {
  const client = useClient()
  const queries = useQueryClient()
  const { language } = useTexts()
  const { state } = useDeviceStore()
  const options = (forced: boolean) => ({
    queryKey: listKey(source),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      syncList(source, { client, queries, language, forced, signal }),
    // Merging already keeps unchanged records; comparing thousands of them again only takes time.
    structuralSharing: false,
  })
  const stored = useQuery({
    queryKey: storedListKey(source),
    queryFn: () => readStoredList(source),
    enabled: enabled && state === 'open',
    structuralSharing: false,
  })
  // Waits until the stored list has been read, because a first sync requests much more.
  const synced = useQuery({ ...options(false), enabled: enabled && state !== 'opening' })
  const shown = synced.data ?? (state === 'open' ? stored.data : undefined) ?? undefined
  const list = state === 'locked' ? undefined : shown

  return {
    list,
    isLocked: state === 'locked',
    isSyncing: synced.isFetching,
    /** Why the sync failed. */
    refusal: refusalOf(synced.error),
    /** Changes since then are new to the user. */
    latestPing: useLatestPing(synced.data),
    /** Resolves to true if it succeeded. */
    refresh: () =>
      queries.fetchQuery(options(true)).then(
        () => true,
        () => false,
      ),
  }
}
