import { createFileRoute, redirect } from '@tanstack/react-router'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { servicesSearch } from '../../app/service/services-search.ts'
import { ServicesScreen } from '../../features/services/services.screen.tsx'

function AllServices() {
  // The router keeps parameters that its check drops.
  return <ServicesScreen search={servicesSearch(Route.useSearch())} />
}

export const Route = createFileRoute('/services/')({
  validateSearch: servicesSearch,
  beforeLoad: () => {
    // A clinic's own site shows its own services.
    if (namedProvider() !== null) throw redirect({ to: '/service' })
  },
  loader: loadRouteTexts('services'),
  component: AllServices,
})
