import { createFileRoute } from '@tanstack/react-router'
import { type MedcentersSearch, medcentersSearch } from '../../app/medcenter/medcenters-search.ts'
import { outsideClinicSites } from '../../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { ServiceOffers } from '../../features/medcenters/list/service-offers.tsx'
import { ServiceDetailsScreen } from '../../features/services/details/service.screen.tsx'

function ServicePage() {
  const { serviceId } = Route.useParams()
  const search = medcentersSearch({ ...Route.useSearch(), service: serviceId })
  return (
    <ServiceDetailsScreen
      serviceId={serviceId}
      program={search.program}
      age={search.age}
      offers={<ServiceOffers key={serviceId} search={search} />}
    />
  )
}

export const Route = createFileRoute('/services/$serviceId')({
  validateSearch: searchOfScreen<MedcentersSearch & { profile: string }>,
  beforeLoad: outsideClinicSites('/service'),
  loader: loadRouteTexts('services', 'medcenters', 'paged-list'),
  component: ServicePage,
})
