import { Button, Text } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import {
  BY_DISTANCE,
  type MedcentersSearch,
  medcentersSearch,
} from '../../../app/medcenter/medcenters-search.ts'
import { locateDevice, useDevicePlace } from '../../../app/place/device-place.ts'
import { orderOf, ordersFor } from './medcenter-order.ts'

const SAID = {
  idle: 'locationStays',
  locating: 'locating',
  unknown: 'notLocated',
  abroad: 'placeAbroad',
  known: 'locationStays',
} as const

/** The order of medical centres; for the nearest first the browser asks where the device is. */
export function OrderField({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch, { asSteps: true })
  const { state } = useDevicePlace()
  const order = orderOf(search)
  return (
    <div>
      <SelectField
        label={t('sort')}
        value={order}
        options={ordersFor(search).map(value => ({ value, label: t(value) }))}
        onChoose={sort => {
          change({ sort })
          if (sort === BY_DISTANCE) void locateDevice()
        }}
      />
      {order === BY_DISTANCE && (
        <>
          {(state === 'idle' || state === 'unknown' || state === 'abroad') && (
            <Button variant="default" fullWidth mt="xs" onClick={() => void locateDevice()}>
              {t(state === 'abroad' ? 'locateAgain' : 'locate')}
            </Button>
          )}
          <Text role="status" c="dimmed" size="sm" mt={4}>
            {t(SAID[state])}
          </Text>
        </>
      )}
    </div>
  )
}
