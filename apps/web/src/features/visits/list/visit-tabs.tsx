import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { Tab } from './order-visits.ts'
import classes from './visit-tabs.module.css'

/** Of two links to one screen, the router takes both for the current one unless their whole address counts. */
const only = { exact: true, includeSearch: true } as const

/** Future and past: two places with addresses, so links rather than a tab list. All of them are reached by address only. */
export function VisitTabs({ tab, who }: { tab: Tab; who: string | undefined }) {
  const t = useT('visits')
  const whose = who === undefined ? {} : { who }
  return (
    <nav className={classes.tabs} aria-label={t('title')}>
      <Link
        to="/visits"
        search={whose}
        className={classes.tab}
        activeOptions={only}
        aria-current={tab === 'future' ? 'page' : undefined}
      >
        {t('future')}
      </Link>
      <Link
        to="/visits"
        search={{ ...whose, tab: 'past' }}
        className={classes.tab}
        activeOptions={only}
        aria-current={tab === 'past' ? 'page' : undefined}
      >
        {t('past')}
      </Link>
    </nav>
  )
}
