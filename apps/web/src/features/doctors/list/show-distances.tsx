import { Text } from '@mantine/core'
import { IconCurrentLocation } from '@tabler/icons-react'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { PendingButton } from '@vizit/ui/form/pending-button.tsx'
import { locateDevice, useDevicePlace } from '../../../app/place/device-place.ts'

/** Asks where the device is, so that each card says how far its place is; the answer stays on the device. */
export function ShowDistances() {
  const t = useT('doctors')
  const { state } = useDevicePlace()
  if (state === 'known') return null
  return (
    <div>
      <PendingButton
        variant="subtle"
        px="xs"
        leftSection={<IconCurrentLocation size={20} aria-hidden />}
        pending={state === 'locating'}
        onClick={() => void locateDevice()}
      >
        {t(state === 'abroad' ? 'locateAgain' : 'distances')}
      </PendingButton>
      {(state === 'unknown' || state === 'abroad') && (
        <Text role="status" size="sm">
          {t(state === 'abroad' ? 'placeAbroad' : 'noPlace')}
        </Text>
      )}
    </div>
  )
}
