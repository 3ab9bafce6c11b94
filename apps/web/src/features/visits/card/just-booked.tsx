import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { useChangeCutOff } from '../../../app/visit/use-change-cut-off.ts'
import type { Visit } from '../visit-types.ts'
import classes from './visit-card.module.css'

/** That the booking succeeded, and what comes next. */
export function JustBooked({ visit }: { visit: Visit }) {
  const t = useT('visits')
  const cutOff = useChangeCutOff()
  return (
    <div className={classes.booked}>
      <Text fw={650}>{t('booked')}</Text>
      <Text>{t('bookedNext')}</Text>
      {visit.isManageable && <Text>{t('changeUntil', { count: cutOff })}</Text>}
    </div>
  )
}
