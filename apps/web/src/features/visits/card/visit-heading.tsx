import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { useVisitTime } from '../../../app/visit/use-visit-time.ts'
import classes from './visit-card.module.css'

interface VisitHeadingProps {
  time: ReturnType<ReturnType<typeof useVisitTime>>
  isUpdated: boolean
}

/** When a visit is, in words and in full, and whether that is news. */
export function VisitHeading({ time, isUpdated }: VisitHeadingProps) {
  const t = useT('visits')
  const lists = useT('lists')
  return (
    <p className={classes.when}>
      <strong>{time.time}</strong>
      {time.relative && <strong>{time.relative}</strong>}
      <span>{time.full}</span>
      <span className={classes.zone}>{t('minskTime')}</span>
      {isUpdated && <span className={classes.updated}>{lists('updated')}</span>}
    </p>
  )
}
