import { Button, Text, Title } from '@mantine/core'
import { IconChartLine } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { lazy, Suspense, useState } from 'react'
import type { MeasuredValue, MedicalTest } from '../test-types.ts'
import { FlagWords } from './flag-words.tsx'
import { useValueWords } from './use-value-words.ts'
import classes from './value-row.module.css'

const TrendDialog = lazy(async () => ({ default: (await import('../trend/trend-dialog.tsx')).TrendDialog }))

interface ValueRowProps {
  value: MeasuredValue
  test: MedicalTest
}

/** One measured value, with a link to its earlier values. */
export function ValueRow({ value, test }: ValueRowProps) {
  const t = useT('tests')
  const words = useValueWords()
  const [isTrend, setTrend] = useState(false)
  const { name, timesMeasured } = value
  const reference = words.reference(value)
  return (
    <div className={classes.row}>
      <Title order={3} className={classes.name ?? ''}>
        {name}
      </Title>
      <p className={classes.value}>
        <strong>{words.value(value)}</strong> <FlagWords flag={value.flag} />
      </p>
      <Text c="dimmed" className={classes.reference ?? ''}>
        {reference ? t('reference', { reference }) : t('noReference')}
      </Text>
      {timesMeasured > 1 && (
        <Button
          variant="subtle"
          className={classes.trend ?? ''}
          leftSection={<IconChartLine size={20} aria-hidden />}
          aria-label={t('trendOf', { name, count: timesMeasured })}
          onClick={() => setTrend(true)}
        >
          {t('trend', { count: timesMeasured })}
        </Button>
      )}
      {isTrend && (
        <Suspense>
          <TrendDialog value={value} test={test} onClose={() => setTrend(false)} />
        </Suspense>
      )}
    </div>
  )
}
