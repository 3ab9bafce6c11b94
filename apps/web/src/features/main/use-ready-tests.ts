import { testsSource } from '../../app/documents/tests-source.ts'
import { useSyncedList } from '../../app/lists/use-synced-list.ts'
import { isRecent } from './is-recent.ts'

/** The tests that have become ready lately, of everyone whose results the account may see. */
export function useReadyTests(isOpen: boolean) {
  const { list } = useSyncedList(testsSource, isOpen)
  return list?.items.filter(({ isPast, lastUpdated }) => isPast && isRecent(lastUpdated)) ?? []
}
