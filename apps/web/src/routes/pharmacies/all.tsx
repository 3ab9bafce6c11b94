import { createFileRoute } from '@tanstack/react-router'
import { type AllPharmaciesSearch, allPharmaciesSearch } from '../../app/drugs/drugs-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { AllPharmaciesScreen } from '../../features/drugs/all-pharmacies/all-pharmacies.screen.tsx'

function AllPharmacies() {
  return <AllPharmaciesScreen search={allPharmaciesSearch(Route.useSearch())} />
}

export const Route = createFileRoute('/pharmacies/all')({
  validateSearch: searchOfScreen<AllPharmaciesSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('drugs', 'pharmacies', 'medcenters', 'paged-list'),
  component: AllPharmacies,
})
