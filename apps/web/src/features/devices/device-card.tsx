import { Badge, Group, Stack, Text } from '@mantine/core'
import { useFormat, useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Surface } from '@vizit/ui/screen/surface.tsx'
import classes from './device-list.module.css'
import type { Device } from './device-list.tsx'
import { EndDevice } from './end-device.tsx'

export function DeviceCard({ device }: { device: Device }) {
  const t = useT('devices')
  const format = useFormat()
  const { name, lastSeenAt, address, isThis, isConfirmed } = device
  const date = format.shortDate(format.dateOf(lastSeenAt))
  return (
    <Surface>
      <Stack gap="xs" align="flex-start">
        <Group gap="xs">
          <Text fw={650} className={classes.name ?? ''}>
            {name}
          </Text>
          {isThis && <Badge variant="light">{t('this')}</Badge>}
        </Group>
        {!isConfirmed && <Text>{t('waits')}</Text>}
        <Text c="dimmed">{t('seen', { date, time: format.time(lastSeenAt) })}</Text>
        {address && <Text c="dimmed">{t('network', { address })}</Text>}
        {!isThis && <EndDevice device={device} />}
      </Stack>
    </Surface>
  )
}
