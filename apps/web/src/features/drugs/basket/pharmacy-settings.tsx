import { Button, Stack, Text } from '@mantine/core'
import { drugstoreSorts } from '@vizit/domain/drugs/basket-order.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SelectField } from '@vizit/ui/form/select-field.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import {
  changeDrugSettings,
  type DrugSettings,
  needsPlace,
  RADII,
  useDrugSettings,
} from '../../../app/drugs/drug-settings.ts'
import { locateDevice, useDevicePlace } from '../../../app/place/device-place.ts'

/** How pharmacies are looked for, remembered on the device (product §2, "Drug … search and settings"). */
export function PharmacySettings() {
  const t = useT('pharmacies')
  const settings = useDrugSettings()
  const { sort, openNow, radius } = settings
  function change(changed: Partial<DrugSettings>) {
    changeDrugSettings(changed)
    if (needsPlace({ sort: 'totalPrice', radius: null, ...changed })) void locateDevice()
  }
  return (
    <Stack component="section" aria-label={t('settings')} gap={12}>
      <SelectField
        label={t('sort')}
        value={sort}
        options={drugstoreSorts.map(value => ({ value, label: t(value) }))}
        onChoose={value => change({ sort: drugstoreSorts.find(known => known === value) ?? 'totalPrice' })}
      />
      <SelectField
        label={t('radius')}
        value={String(radius ?? '')}
        options={[
          { value: '', label: t('anyRadius') },
          ...RADII.map(count => ({ value: String(count), label: t('within', { count }) })),
        ]}
        onChoose={value => change({ radius: value === '' ? null : Number(value) })}
      />
      <SwitchField label={t('openNow')} checked={openNow} onChange={isOn => change({ openNow: isOn })} />
      {needsPlace(settings) && <Place />}
    </Stack>
  )
}

/** Whether the device's place is known, which the order or the distance needs. */
function Place() {
  const t = useT('pharmacies')
  const { state } = useDevicePlace()
  // The list says beside its number that they are abroad.
  if (state === 'abroad') return <LocateButton label={t('locateAgain')} />
  return (
    <div>
      {(state === 'idle' || state === 'unknown') && <LocateButton label={t('locate')} />}
      <Text role="status" c="dimmed" size="sm" mt={4}>
        {t(state === 'locating' ? 'locating' : state === 'unknown' ? 'notLocated' : 'sent')}
      </Text>
    </div>
  )
}

function LocateButton({ label }: { label: string }) {
  return (
    <Button variant="default" fullWidth onClick={() => void locateDevice()}>
      {label}
    </Button>
  )
}
