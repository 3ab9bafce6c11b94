import { IconAlertCircle } from '@tabler/icons-react'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
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
  const visit = data?.future.find(
    other =>
      other.profileId === profileId &&
      other.startDate < timeslot.endTime &&
      timeslot.startTime < other.endDate,
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
