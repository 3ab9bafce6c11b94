import { Stack } from '@mantine/core'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { ForAgeSwitch } from './for-age-switch.tsx'
import { MedcenterList } from './medcenter-list.tsx'
import { OrderField } from './order-field.tsx'
import { ProgrammeFilter } from './programme-filter.tsx'
import { useMedcenterPages } from './use-medcenter-pages.ts'

/** Where one service can be had, by price, distance or other orders, with the nearest time of each medical centre. */
export function ServiceOffers({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch, { asSteps: true })
  const town = useTownInAddress()
  const list = useMedcenterPages(search, town)
  return (
    <Stack gap="sm">
      <OrderField search={search} />
      <ProgrammeFilter search={search} />
      <SwitchField
        label={t('openNow')}
        checked={search.openNow === 'true'}
        onChange={isOn => change({ openNow: isOn ? 'true' : undefined })}
      />
      <ForAgeSwitch age={search.age} onDrop={() => change({ age: undefined })} />
      <MedcenterList search={search} town={town} list={list} />
    </Stack>
  )
}
