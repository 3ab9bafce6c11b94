import { Stack, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import type { Device } from './device.ts'
import classes from './device-card.module.css'
import { EndDevice } from './end-device.tsx'

export function DeviceCard({ device }: { device: Device }) {
  const t = useT('devices')
  const format = useFormat()
  const { name, lastSeenAt, address, isThis, isConfirmed } = device
  const date = format.shortDate(format.dateOf(lastSeenAt))
  return (
    <Surface>
      <Stack gap="xs" align="flex-start">
        <Text fw={650} className={classes.name ?? ''}>
          {name}
        </Text>
        {isThis && <Text className={classes.mark ?? ''}>{t('this')}</Text>}
        {!isConfirmed && <Text className={classes.mark ?? ''}>{t('waits')}</Text>}
        <Text c="dimmed">{t('seen', { date, time: format.time(lastSeenAt) })}</Text>
        {address && <Text c="dimmed">{t('network', { address })}</Text>}
        {!isThis && <EndDevice device={device} />}
      </Stack>
    </Surface>
  )
}
