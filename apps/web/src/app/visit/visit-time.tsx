import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import type { ReactNode } from 'react'
import type { useVisitTime } from './use-visit-time.ts'
import classes from './visit-time.module.css'

interface VisitTimeProps {
  time: ReturnType<ReturnType<typeof useVisitTime>>
  /** Further content. */
  children?: ReactNode
}

/** The time of a visit, in words and in full. */
export function VisitTime({ time, children }: VisitTimeProps) {
  const t = useT('common')
  return (
    <p className={classes.when}>
      <strong>{time.time}</strong>
      {time.relative && <strong>{time.relative}</strong>}
      <span>{time.full}</span>
      <span className={classes.zone}>{t('minskTime')}</span>
      {children}
    </p>
  )
}
