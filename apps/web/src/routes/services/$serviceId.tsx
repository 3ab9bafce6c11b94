import { createFileRoute, redirect } from '@tanstack/react-router'
import { medcentersSearch } from '../../app/medcenter/medcenters-search.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ServiceOffers } from '../../features/medcenters/list/service-offers.tsx'
import { ServiceDetailsScreen } from '../../features/services/details/service.screen.tsx'

function ServicePage() {
  const { serviceId } = Route.useParams()
  const search = medcentersSearch({ ...Route.useSearch(), service: serviceId })
  return (
    <ServiceDetailsScreen serviceId={serviceId} offers={<ServiceOffers key={serviceId} search={search} />} />
  )
}

export const Route = createFileRoute('/services/$serviceId')({
  validateSearch: medcentersSearch,
  beforeLoad: () => {
    if (namedProvider() !== null) throw redirect({ to: '/service' })
  },
  loader: loadRouteTexts('services', 'medcenters'),
  component: ServicePage,
})
