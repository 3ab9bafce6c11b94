import { IconAlertCircle } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { overlap } from '@vizit/domain/time/overlap.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../app/router-links.tsx'
import classes from './visit-then.module.css'

interface VisitThenProps {
  profileId: string
  timeslot: Answer<'showTimeslot'>
}

/** Says before booking that the patient has another visit at that time (decisions D14). */
export function VisitThen({ profileId, timeslot }: VisitThenProps) {
  const t = useT('booking')
  const format = useFormat()
  const { data } = useCallQuery('listVisits', { query: {} })
  const asked = { start: timeslot.startTime, end: timeslot.endTime }
  const visit = data?.future.find(
    other => other.profileId === profileId && overlap(asked, { start: other.startDate, end: other.endDate }),
  )
  return (
    <div role="status">
      {visit && (
        <p className={classes.warning}>
          <IconAlertCircle size={20} aria-hidden />
          <span>
            {t('visitThen', { physician: visit.physicianName, time: format.time(visit.startDate) })}{' '}
            <TextLink to="/visits" search={{ visit: visit.orderId }}>
              {t('showVisit')}
            </TextLink>
          </span>
        </p>
      )}
    </div>
  )
}
