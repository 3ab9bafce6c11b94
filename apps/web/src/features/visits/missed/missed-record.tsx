import { Text } from '@mantine/core'
import type { Answer } from '@vizit/api-client/calls.ts'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'

interface MissedRecordProps {
  record: Answer<'showMissedVisits'>
  name: string
}

/** The number of missed visits and its effect on booking. */
export function MissedRecord({ record, name }: MissedRecordProps) {
  const t = useT('visits')
  const format = useFormat()
  const { missed, past, minimumMissed, reopensAt } = record
  const share = Math.round(record.share * 1000) / 10
  return (
    <Surface>
      <Text fw={600}>{missed > 0 ? t('missedOf', { name, missed, past }) : t('missedNone', { name })}</Text>
      <Text mt="xs">
        {reopensAt
          ? t('missedClosed', { date: format.shortDate(format.dateOf(reopensAt)) })
          : t('missedOpen')}
      </Text>
      {reopensAt && <Text mt="xs">{t('missedMeanwhile')}</Text>}
      <Text mt="xs" c="dimmed">
        {t('missedRule', { count: minimumMissed, share })}
      </Text>
    </Surface>
  )
}
