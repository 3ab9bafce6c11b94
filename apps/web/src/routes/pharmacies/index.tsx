import { createFileRoute } from '@tanstack/react-router'
import { type PharmaciesSearch, pharmaciesSearch } from '../../app/drugs/drugs-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { PharmaciesScreen } from '../../features/drugs/pharmacies/pharmacies.screen.tsx'
import { PharmaciesMap } from './-pharmacies-map.tsx'

function Pharmacies() {
  return (
    <PharmaciesScreen
      search={pharmaciesSearch(Route.useSearch())}
      mapOf={(pharmacies, choice) => <PharmaciesMap pharmacies={pharmacies} {...choice} />}
    />
  )
}

export const Route = createFileRoute('/pharmacies/')({
  validateSearch: searchOfScreen<PharmaciesSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('drugs', 'pharmacies', 'medcenters', 'map', 'paged-list'),
  component: Pharmacies,
})
