import { testsSource } from '../../app/documents/tests-source.ts'
import { useSyncedList } from '../../app/lists/use-synced-list.ts'
import { isRecent } from './is-recent.ts'

/** Few tests take longer. What was taken before is an imported history, not news. */
const LONGEST_TEST_DAYS = 60

/** The tests that have become ready lately, of everyone whose results the account may see, the newest first. */
export function useReadyTests(isOpen: boolean) {
  const { list } = useSyncedList(testsSource, isOpen)
  const ready = list?.items.filter(
    ({ isPast, lastUpdated, date }) => isPast && isRecent(lastUpdated) && isRecent(date, LONGEST_TEST_DAYS),
  )
  return ready?.toSorted((a, b) => b.date.localeCompare(a.date)) ?? []
}
