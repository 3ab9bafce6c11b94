import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { addDays } from '@vizit/domain/time/civil-date.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import classes from './program-info.module.css'

/** How many visits of each limit are left, for whom, and when it begins anew. */
export function LimitsLeft({ limits }: Pick<Answer<'readProgramCover'>, 'limits'>) {
  const t = useT('program-info')
  const format = useFormat()
  // Of a month or a year: until when this holds, since visits are booked ahead.
  const until = (renewsOn: string | null, left: string) =>
    renewsOn ? t('until', { left, date: format.shortDate(addDays(renewsOn, -1)) }) : left
  return (
    <ul className={classes.limits}>
      {limits.map(({ id, name, remaining, remainingNext, visits, period, ofFamily, renewsOn }) => (
        <li key={id}>
          <Text fw={600}>{name}</Text>
          <Text>
            {until(
              renewsOn,
              remaining > 0 ? t('left', { count: remaining, visits }) : t('usedUp', { count: visits }),
            )}
          </Text>
          {renewsOn && (remainingNext ?? visits) < visits && (
            <Text>
              {t('leftNext', {
                date: format.shortDate(renewsOn),
                remaining: remainingNext ?? visits,
                visits,
              })}
            </Text>
          )}
          <Text c="dimmed" size="sm">
            {[
              t(`period.${period}`),
              ofFamily ? t('ofFamily') : t('ofPerson'),
              renewsOn && t('renewsOn', { date: format.shortDate(renewsOn) }),
            ]
              .filter(Boolean)
              .join(', ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}
