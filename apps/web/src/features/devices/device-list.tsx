import { Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { CardList } from '@vizit/ui/screen/card-list.tsx'
import type { Device } from './device.ts'
import { DeviceCard } from './device-card.tsx'
import { EndOtherDevices } from './end-other-devices.tsx'

export function DeviceList({ devices }: { devices: readonly Device[] }) {
  const t = useT('devices')
  const others = devices.filter(({ isThis }) => !isThis)
  return (
    <>
      <CardList aria-label={t('title')}>
        {devices.map(device => (
          <li key={device.deviceRef}>
            <DeviceCard device={device} />
          </li>
        ))}
      </CardList>
      {others.length > 0 ? <EndOtherDevices /> : <Text c="dimmed">{t('alone')}</Text>}
    </>
  )
}
