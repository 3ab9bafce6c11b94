import { titleOf } from '@vizit/i18n/page-titles.ts'
import { useT } from '@vizit/i18n/react/texts-provider.tsx'
import { ListColumns } from '@vizit/ui/screen/list-columns.tsx'
import { Screen } from '@vizit/ui/screen/screen.tsx'
import { useTownInAddress } from '../../app/provider/use-town-in-address.ts'
import { useTownName } from '../../app/provider/use-town-name.ts'
import { EmergencyOfWords } from '../../app/search/emergency-of-words.tsx'
import type { ServicesSearch } from '../../app/service/services-search.ts'
import { ServiceFilters } from './list/service-filters.tsx'
import { ServiceList } from './list/service-list.tsx'
import { useServicePages } from './list/use-service-pages.ts'

/** Services of all organisations by direction and group (product §2, "All services", "UmsFilter"). */
export function ServicesScreen({ search }: { search: ServicesSearch }) {
  const t = useT('services')
  const town = useTownInAddress()
  const chosenTown = useTownName(town)
  const services = useServicePages(search, town)
  const { directions = [], understood } = services.pages?.[0] ?? {}
  const direction = directions.find(({ id }) => id === search.direction)?.name
  return (
    <Screen title={titleOf(direction ?? t('title'), understood?.town?.name ?? chosenTown)} wide>
      <ListColumns filters={<ServiceFilters search={search} directions={directions} />} label={t('filters')}>
        <EmergencyOfWords words={search.q} />
        <ServiceList search={search} town={town} services={services} />
      </ListColumns>
    </Screen>
  )
}
