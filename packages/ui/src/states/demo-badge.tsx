import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './demo-badge.module.css'

/** Marks demo data. */
export function DemoBadge() {
  const t = useT('common')
  return (
    <span className={classes.badge} title={t('demoHint')}>
      {t('demo')}
    </span>
  )
}
