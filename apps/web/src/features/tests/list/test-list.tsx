import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { type ReactNode, useCallback } from 'react'
import { SearchedList } from '../../../app/lists/searched-list.tsx'
import type { MedicalTest } from '../test-types.ts'
import type { Tab } from '../tests-search.ts'

/** How high a card usually is, in pixels. */
const HEIGHT = 190

interface TestListProps {
  tab: Tab
  tests: readonly MedicalTest[]
  children: (test: MedicalTest) => ReactNode
}

/** The tests of a tab. */
export function TestList({ tab, tests, children }: TestListProps) {
  const t = useT('tests')
  const textsOf = useCallback(
    ({ name, kind, testProvider, branchName, physicianName, customerFirstName }: MedicalTest) => [
      name ?? t(`nameless.${kind}`),
      testProvider,
      branchName,
      physicianName,
      customerFirstName,
    ],
    [t],
  )
  return (
    <SearchedList
      name={`tests/${tab}`}
      label={t('search')}
      hint={t('searchHint')}
      textsOf={textsOf}
      items={tests}
      keyOf={idOf}
      estimate={HEIGHT}
    >
      {children}
    </SearchedList>
  )
}

const idOf = ({ id }: MedicalTest) => id
