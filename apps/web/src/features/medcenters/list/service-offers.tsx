import { Stack } from '@mantine/core'
import { ADULT_AGE } from '@vizit/domain/person/age.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { SwitchField } from '@vizit/ui/form/switch-field.tsx'
import { useChangeAddress } from '../../../app/lists/use-change-address.ts'
import { type MedcentersSearch, medcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { ANY_CHILD } from '../../../app/service/services-search.ts'
import { MedcenterList } from './medcenter-list.tsx'
import { OrderField } from './order-field.tsx'
import { ProgrammeFilter } from './programme-filter.tsx'
import { useMedcenterPages } from './use-medcenter-pages.ts'

/** Where one service can be had, by price, distance or other orders, with the nearest time of each medical centre. */
export function ServiceOffers({ search }: { search: MedcentersSearch }) {
  const t = useT('medcenters')
  const change = useChangeAddress(medcentersSearch)
  const town = useTownInAddress()
  const list = useMedcenterPages(search, town)
  function forAge(age: string) {
    if (age === ANY_CHILD) return t('forChildren')
    const count = Number(age)
    return count >= ADULT_AGE ? t('forAdults') : count === 0 ? t('forInfant') : t('forAge', { count })
  }
  return (
    <Stack gap="sm">
      <OrderField search={search} />
      <ProgrammeFilter search={search} />
      <SwitchField
        label={t('openNow')}
        checked={search.openNow === 'true'}
        onChange={isOn => change({ openNow: isOn ? 'true' : undefined })}
      />
      {search.age && (
        <SwitchField label={forAge(search.age)} checked onChange={() => change({ age: undefined })} />
      )}
      <MedcenterList search={search} town={town} list={list} />
    </Stack>
  )
}
