import { createFileRoute, redirect } from '@tanstack/react-router'
import { medcentersSearch } from '../../app/medcenter/medcenters-search.ts'
import { namedProvider } from '../../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { MedcentersScreen } from '../../features/medcenters/list/medcenters.screen.tsx'

function Medcenters() {
  // The router keeps parameters that its check drops.
  return <MedcentersScreen search={medcentersSearch(Route.useSearch())} />
}

export const Route = createFileRoute('/medcenters/')({
  validateSearch: medcentersSearch,
  beforeLoad: () => {
    // A clinic's own site shows its own branches.
    if (namedProvider() !== null) throw redirect({ to: '/timeslot' })
  },
  loader: loadRouteTexts('medcenters'),
  component: Medcenters,
})
