import { Text } from '@mantine/core'
import { useCallQuery } from '@vizit/api-client/react/call-query.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { CardSkeletons } from '@vizit/ui/states/card-skeletons.tsx'
import { ErrorState } from '@vizit/ui/states/error-state.tsx'
import { DeviceList } from './device-list.tsx'

/** `/profile/devices`: where the account is signed in, with a button to sign out each device. */
export function DevicesScreen() {
  const t = useT('devices')
  const { data: devices, refusal, refetch } = useCallQuery('listDevices', {})
  return (
    <Screen title={t('title')}>
      <Text>{t('hint')}</Text>
      {devices && <DeviceList devices={devices} />}
      {!devices && !refusal && <CardSkeletons count={2} />}
      {!devices && refusal && <ErrorState refusal={refusal} retry={refetch} />}
    </Screen>
  )
}
