import { useSearch } from '@tanstack/react-router'
import { isUpdatedSince } from '@vizit/domain/sync/updated-since.ts'
import { useFocusAfterRemoval } from '@vizit/ui/screen/use-focus-after-removal.ts'
import { useMemo, useState } from 'react'
import type { SyncedList } from '../../../app/lists/list-source.ts'
import type { MedicalTest } from '../test-types.ts'
import type { Tab } from '../tests-search.ts'
import { NoTests } from './no-tests.tsx'
import { TestCard } from './test-card.tsx'
import { TestList } from './test-list.tsx'
import { TestPersonFilter } from './test-person-filter.tsx'

interface FilteredTestsProps {
  list: SyncedList<MedicalTest>
  latestPing: string | null
}

const isIn = (tab: Tab, { isPast }: MedicalTest) => tab === 'all' || isPast === (tab === 'ready')

/** The tests that match the address, the latest first, from all on the device. */
export function FilteredTests({ list, latestPing }: FilteredTestsProps) {
  const { tab = 'ready', who = null } = useSearch({ from: '/tests/' })
  const [query, setQuery] = useState('')
  const { items } = list
  const ofTab = useMemo(
    () =>
      items.filter(test => isIn(tab, test)).sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
    [items, tab],
  )
  const tests = useMemo(
    () => (who === null ? ofTab : ofTab.filter(({ profileId }) => profileId === who)),
    [ofTab, who],
  )
  useFocusAfterRemoval(tests.length)
  return (
    <>
      <TestPersonFilter tests={items} who={who} />
      <TestList
        key={tab}
        tab={tab}
        tests={tests}
        query={query}
        onQuery={setQuery}
        none={<NoTests tab={tab} ofOthers={ofTab.length > 0} hasOthers={items.length > 0} />}
      >
        {test => <TestCard test={test} isUpdated={isUpdatedSince(test.lastUpdated, latestPing)} />}
      </TestList>
    </>
  )
}
