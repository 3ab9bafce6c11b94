import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { usePatientOfVisit } from '../../../app/people/use-patient-of-visit.ts'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import type { Visit } from '../visit-types.ts'
import classes from './visit-card.module.css'

/** Says that the booking succeeded, and what comes next. */
export function JustBooked({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const cutOff = useChangeCutOff()
  const of = usePatientOfVisit()(visit)
  function title() {
    if (of === null) return t('booked')
    return of.whom === null ? t('bookedFor', { patient: of.patient }) : t('bookedWhom', { whom: of.whom })
  }
  return (
    <div className={classes.booked}>
      <Text fw={650}>{title()}</Text>
      <Text>{t('bookedNext')}</Text>
      {visit.isManageable && <Text>{t('changeUntil', { count: cutOff })}</Text>}
    </div>
  )
}
