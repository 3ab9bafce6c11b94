import { Text } from '@mantine/core'
import { IconArrowDown } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import { useVisitTime } from './use-visit-time.ts'
import classes from './visit-time-comparison.module.css'

interface VisitTimeComparisonProps {
  visit: { readonly startDate: string; readonly physicianName: string; readonly speciality: string }
  to: { readonly startTime: string; readonly where?: string } | null
}

/** The current time and the new one. */
export function VisitTimeComparison({ visit, to }: VisitTimeComparisonProps) {
  const t = useT('visits')
  const words = useVisitTime()
  return (
    <Surface className={classes.change}>
      <Text fw={600}>
        {visit.physicianName}, {visit.speciality}
      </Text>
      <dl className={classes.times}>
        <dt>{t('moveNow')}</dt>
        <dd data-old={to ? true : undefined}>{words(visit.startDate).words}</dd>
        <dd className={classes.arrow} aria-hidden>
          <IconArrowDown size={20} />
        </dd>
        <dt>{t('moveThen')}</dt>
        <dd aria-live="polite">
          <strong>{to ? words(to.startTime).words : '—'}</strong>
          {to?.where && <div>{to.where}</div>}
        </dd>
      </dl>
    </Surface>
  )
}
