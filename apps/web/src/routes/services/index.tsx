import { createFileRoute } from '@tanstack/react-router'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { type ServicesSearch, servicesSearch } from '../../app/service/services-search.ts'
import { ServicesScreen } from '../../features/services/services.screen.tsx'

function AllServices() {
  return <ServicesScreen search={servicesSearch(Route.useSearch())} />
}

export const Route = createFileRoute('/services/')({
  validateSearch: searchOfScreen<ServicesSearch>,
  beforeLoad: outsideClinicSites('/service'),
  loader: loadRouteTexts('services', 'paged-list'),
  component: AllServices,
})
