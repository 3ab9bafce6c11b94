import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Tab } from '../tests-search.ts'
import classes from './test-tabs.module.css'

/** Of two links to one screen, the router takes both for the current one unless their whole address counts. */
const only = { exact: true, includeSearch: true } as const

/** Two places with addresses, so links rather than a tab list. All of them are reached by address only. */
export function TestTabs({ tab, who }: { tab: Tab; who: string | undefined }) {
  const t = useT('tests')
  const whose = who === undefined ? {} : { who }
  return (
    <nav className={classes.tabs} aria-label={t('title')}>
      <Link
        to="/tests"
        search={whose}
        className={classes.tab}
        activeOptions={only}
        aria-current={tab === 'ready' ? 'page' : undefined}
      >
        {t('ready')}
      </Link>
      <Link
        to="/tests"
        search={{ ...whose, tab: 'in-progress' }}
        className={classes.tab}
        activeOptions={only}
        aria-current={tab === 'in-progress' ? 'page' : undefined}
      >
        {t('inProgressTab')}
      </Link>
    </nav>
  )
}
