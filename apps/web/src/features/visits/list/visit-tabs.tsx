import { Link } from '@tanstack/react-router'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './visit-tabs.module.css'

/** Future and past: two places with addresses, so links rather than a tab list. */
export function VisitTabs({ tab }: { tab: 'future' | 'past' }) {
  const t = useT('visits')
  return (
    <nav className={classes.tabs} aria-label={t('title')}>
      <Link
        to="/visits"
        search={{}}
        className={classes.tab}
        aria-current={tab === 'future' ? 'page' : undefined}
      >
        {t('future')}
      </Link>
      <Link
        to="/visits"
        search={{ tab: 'past' }}
        className={classes.tab}
        aria-current={tab === 'past' ? 'page' : undefined}
      >
        {t('past')}
      </Link>
    </nav>
  )
}
