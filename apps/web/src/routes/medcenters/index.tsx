import { createFileRoute } from '@tanstack/react-router'
import { type MedcentersSearch, medcentersSearch } from '../../app/medcenter/medcenters-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { MedcentersScreen } from '../../features/medcenters/list/medcenters.screen.tsx'

function Medcenters() {
  return <MedcentersScreen search={medcentersSearch(Route.useSearch())} />
}

export const Route = createFileRoute('/medcenters/')({
  validateSearch: searchOfScreen<MedcentersSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('medcenters'),
  component: Medcenters,
})
