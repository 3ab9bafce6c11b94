import { useSearch } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import { testsSource } from '../../app/documents/tests-source.ts'
import { ListScreen } from '../../app/lists/list-screen.tsx'
import { TextLink } from '../../app/router/router-links.tsx'
import { FilteredTests } from './list/filtered-tests.tsx'
import { TestTabs } from './list/test-tabs.tsx'

/** Ready tests and tests in progress of everyone whose results the account may see (product §2, "Tests"). */
export function TestsScreen({ locked }: { locked: ReactNode }) {
  const t = useT('tests')
  const { tab = 'ready', who } = useSearch({ from: '/tests/' })
  return (
    <ListScreen
      source={testsSource}
      title={t(tab === 'all' ? 'titleAll' : 'title')}
      above={<TestTabs tab={tab} who={who} />}
      locked={locked}
      below={<TextLink to="/tests/consents">{t('consents')}</TextLink>}
    >
      {(list, latestPing) => <FilteredTests list={list} latestPing={latestPing} />}
    </ListScreen>
  )
}
