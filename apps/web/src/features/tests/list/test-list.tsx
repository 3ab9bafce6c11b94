import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useCallback } from 'react'
import { SearchedList } from '../../../app/lists/searched-list.tsx'
import { usePeople } from '../../../app/people/use-people.ts'
import type { MedicalTest } from '../test-types.ts'
import type { Tab } from '../tests-search.ts'

/** The usual height of a card, in pixels. */
const HEIGHT = 190

interface TestListProps {
  tab: Tab
  tests: readonly MedicalTest[]
  query: string
  onQuery: (query: string) => void
  /** Shown if there are no tests. */
  none: ReactNode
  children: (test: MedicalTest) => ReactNode
}

/** The tests of a tab. */
export function TestList({ tab, tests, query, onQuery, none, children }: TestListProps) {
  const t = useT('tests')
  const { nameOf } = usePeople()
  const textsOf = useCallback(
    (test: MedicalTest) => [
      test.name ?? t(`nameless.${test.kind}`),
      test.testProvider,
      test.branchName,
      test.physicianName,
      test.customerFirstName,
      nameOf(test),
    ],
    [t, nameOf],
  )
  return (
    <SearchedList
      name={`tests/${tab}`}
      label={t('search')}
      hint={t('searchHint')}
      query={query}
      onQuery={onQuery}
      textsOf={textsOf}
      none={none}
      items={tests}
      keyOf={idOf}
      estimate={HEIGHT}
    >
      {children}
    </SearchedList>
  )
}

const idOf = ({ id }: MedicalTest) => id
