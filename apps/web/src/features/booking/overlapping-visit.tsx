import { IconAlertCircle } from '@tabler/icons-react'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../app/router/router-links.tsx'
import classes from './overlapping-visit.module.css'
import type { VisitElsewhere } from './use-overlapping-visit.ts'

interface OverlappingVisitProps {
  visit: VisitElsewhere | null
  /** Whose other visit it is: the patient's (a relative or oneself), or that of the parent who comes with a child. */
  whose: 'patient' | 'me' | 'companion'
}

const words = { patient: 'visitThen', me: 'myVisitThen', companion: 'ownVisitThen' } as const

/**
 * Warns before booking that the patient, or the accompanying parent, has another visit at that time (decisions D14).
 */
export function OverlappingVisit({ visit, whose }: OverlappingVisitProps) {
  const t = useT('booking')
  const format = useFormat()
  const then = visit && { physician: visit.physicianName, time: format.time(visit.startDate) }
  return (
    <div role="status">
      {then && (
        <p className={classes.warning}>
          <IconAlertCircle size={20} aria-hidden />
          <span>
            {t(words[whose], then)}{' '}
            <TextLink to="/visits" search={{ visit: visit.orderId }}>
              {t('showVisit')}
            </TextLink>
          </span>
        </p>
      )}
    </div>
  )
}
