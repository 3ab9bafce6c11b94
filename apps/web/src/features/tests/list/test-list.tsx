import { matchesSearch } from '@vizit/domain/search/matches-search.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SearchField } from '@vizit/ui/form/search-field.tsx'
import { useFocusWhenGone } from '@vizit/ui/screen/use-focus-when-gone.ts'
import { EmptyState } from '@vizit/ui/states/empty-state.tsx'
import { type ReactNode, useDeferredValue, useMemo, useState } from 'react'
import { VirtualList } from '../../../app/lists/virtual-list.tsx'
import type { MedicalTest } from '../test-types.ts'
import type { Tab } from '../tests-search.ts'
import classes from './test-list.module.css'

/** A shorter list is read faster than searched. */
const WORTH_SEARCHING = 5
/** How high a card usually is, in pixels. */
const HEIGHT = 190

interface TestListProps {
  tab: Tab
  tests: readonly MedicalTest[]
  children: (test: MedicalTest) => ReactNode
}

/** The tests of a tab, and those of them that match what is searched for (product §5, "Search"). */
export function TestList({ tab, tests, children }: TestListProps) {
  const t = useT('tests')
  const [query, setQuery] = useState('')
  const asked = useDeferredValue(query)
  const found = useMemo(
    () =>
      tests.filter(test => matchesSearch(asked, [test.name ?? t(`nameless.${test.kind}`), ...textsOf(test)])),
    [tests, asked, t],
  )
  useFocusWhenGone(tests.length)
  return (
    <>
      {(tests.length > WORTH_SEARCHING || query !== '') && (
        <SearchField label={t('search')} hint={t('searchHint')} value={query} onChange={setQuery} />
      )}
      <div role="status" className={classes.status}>
        {found.length === 0 && <EmptyState title={t('notFound')} hint={t('notFoundHint')} />}
      </div>
      <VirtualList name={`tests/${tab}`} items={found} keyOf={({ id }) => id} estimate={HEIGHT}>
        {children}
      </VirtualList>
    </>
  )
}

const textsOf = ({ testProvider, branchName, physicianName, customerFirstName }: MedicalTest) => [
  testProvider,
  branchName,
  physicianName,
  customerFirstName,
]
