import { createFileRoute } from '@tanstack/react-router'
import { type MedcentersSearch, medcentersSearch } from '../../app/medcenter/medcenters-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import {
  MedcentersScreen,
  type MedcentersScreenProps,
} from '../../features/medcenters/list/medcenters.screen.tsx'
import { MedcentersMap } from './-medcenters-map.tsx'

const mapOf: MedcentersScreenProps['mapOf'] = (medcenters, choice) => (
  <MedcentersMap medcenters={medcenters} {...choice} />
)

function Medcenters() {
  return <MedcentersScreen search={medcentersSearch(Route.useSearch())} mapOf={mapOf} />
}

export const Route = createFileRoute('/medcenters/')({
  validateSearch: searchOfScreen<MedcentersSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('medcenters', 'map', 'paged-list'),
  component: Medcenters,
})
