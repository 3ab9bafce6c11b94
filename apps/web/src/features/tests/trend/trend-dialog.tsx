import { Button, Skeleton, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Dialog } from '@vizit/ui/dialog/dialog.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { useReadWithActivationCode } from '../../../app/documents/use-read-with-activation-code.ts'
import type { MeasuredValue, MedicalTest } from '../test-types.ts'
import { plotPoints } from './chart-geometry.ts'
import { TrendChart } from './trend-chart.tsx'
import { TrendTable } from './trend-table.tsx'

interface TrendDialogProps {
  value: MeasuredValue
  test: MedicalTest
  onClose: () => void
}

/** The trend of a value at this organisation, as a chart and a table. */
export function TrendDialog({ value, test, onClose }: TrendDialogProps) {
  const t = useT('tests')
  const common = useT('common')
  const { id: testId, providerCode, recordLink } = test
  const { data, refusal, refetch } = useReadWithActivationCode(
    'readAnalyteTrend',
    { params: { testId, position: String(value.position) } },
    { providerCode, recordLink, enabled: true },
  )
  const drawn = data ? plotPoints(data.points, data.unit) : []
  return (
    <Dialog title={data?.name ?? value.name} onClose={onClose}>
      {refusal && <ErrorState refusal={refusal} retry={refetch} />}
      {!data && !refusal && <Skeleton height={200} />}
      {data && (
        <>
          {drawn.length > 1 && <TrendChart name={data.name} unit={data.unit} drawn={drawn} />}
          {drawn.length < data.points.length && (
            <Text c="dimmed">{t(drawn.length > 1 ? 'trendLeftOut' : 'trendNoChart')}</Text>
          )}
          <TrendTable points={data.points} />
        </>
      )}
      <Button variant="default" onClick={onClose}>
        {common('close')}
      </Button>
    </Dialog>
  )
}
