import { Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { FlagWords } from '../details/flag-words.tsx'
import { useValueWords } from '../details/use-value-words.ts'
import classes from './trend-table.module.css'
import type { TrendPoint } from './trend-types.ts'

/** All values with their references, the latest first. */
export function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  const t = useT('tests')
  const format = useFormat()
  const words = useValueWords()
  return (
    <table className={classes.table}>
      <caption className={classes.caption}>{t('trendTable')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('result')}</th>
        </tr>
      </thead>
      <tbody>
        {points.toReversed().map(point => (
          <tr key={`${point.testId}/${point.date}`}>
            <th scope="row">{format.shortDate(format.dateOf(point.date))}</th>
            <td>
              <p className={classes.value}>
                <strong>{words.value(point)}</strong> <FlagWords flag={point.flag} />
              </p>
              <Norm reference={words.reference(point)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Norm({ reference }: { reference: string | null }) {
  const t = useT('tests')
  return (
    <Text size="sm" c="dimmed">
      {reference ? t('reference', { reference }) : t('noReference')}
    </Text>
  )
}
