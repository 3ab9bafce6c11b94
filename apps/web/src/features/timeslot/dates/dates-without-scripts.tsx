import { Text } from '@mantine/core'
import { useT, useTexts } from '@vizit/i18n/react/texts-provider.tsx'
import { TextLink } from '../../../app/router/router-links.tsx'
import classes from './date-choice.module.css'

interface DatesWithoutScriptsProps {
  date: string
  freeDates: readonly string[]
}

/** The shown date, and the others with free times as folded links, for a page whose scripts do not run. */
export function DatesWithoutScripts({ date, freeDates }: DatesWithoutScriptsProps) {
  const t = useT('timeslot')
  const { format } = useTexts()
  return (
    <noscript>
      <Text fw={600}>{t('freeOn', { date: format.dayDate(date) })}</Text>
      <details>
        <summary className={classes.otherDates}>{t('chooseDate')}</summary>
        <div className={classes.links}>
          {freeDates
            .filter(other => other !== date)
            .map(other => (
              <TextLink key={other} to="." search={known => ({ ...known, date: other })}>
                {format.dayDate(other)}
              </TextLink>
            ))}
        </div>
      </details>
    </noscript>
  )
}
