import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import type { MedcentersSearch } from '../../../app/medcenter/medcenters-search.ts'
import { useTownInAddress } from '../../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../../app/provider/use-town-name.ts'
import { EmergencyOfWords } from '../../../app/search/emergency-of-words.tsx'
import { MedcenterFilters } from './medcenter-filters.tsx'
import { type MapOfMedcenters, MedcenterList } from './medcenter-list.tsx'
import { useMedcenterPages } from './use-medcenter-pages.ts'

export interface MedcentersScreenProps {
  search: MedcentersSearch
  /** The medical centres on a map. */
  mapOf: MapOfMedcenters
}

/** Medical centres of all organisations in a town (product §2, "Medical center list and filter"). */
export function MedcentersScreen({ search, mapOf }: MedcentersScreenProps) {
  const t = useT('medcenters')
  const town = useTownInAddress()
  const chosenTown = useTownName(town)
  const list = useMedcenterPages(search, town)
  const inTown = list.pages?.[0]?.understood?.town?.name ?? chosenTown
  return (
    <Screen title={titleOf(t('title'), inTown)} wide>
      <ListColumns filters={<MedcenterFilters search={search} />} label={t('filters')}>
        <EmergencyOfWords words={search.q} />
        <MedcenterList search={search} town={town} list={list} mapOf={mapOf} />
      </ListColumns>
    </Screen>
  )
}
