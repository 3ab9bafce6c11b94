import { IconAlertCircle } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../app/router-links.tsx'
import type { VisitElsewhere } from './use-visit-then.ts'
import classes from './visit-then.module.css'

interface VisitThenProps {
  visit: VisitElsewhere | null
  /** The visit is of the person who books, not of their family. */
  isMine: boolean
}

/** Says before booking that the patient has another visit at that time (decisions D14). */
export function VisitThen({ visit, isMine }: VisitThenProps) {
  const t = useT('booking')
  const format = useFormat()
  const then = visit && { physician: visit.physicianName, time: format.time(visit.startDate) }
  return (
    <div role="status">
      {then && (
        <p className={classes.warning}>
          <IconAlertCircle size={20} aria-hidden />
          <span>
            {isMine ? t('myVisitThen', then) : t('visitThen', then)}{' '}
            <TextLink to="/visits" search={{ visit: visit.orderId }}>
              {t('showVisit')}
            </TextLink>
          </span>
        </p>
      )}
    </div>
  )
}
