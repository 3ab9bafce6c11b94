import { createFileRoute, redirect } from '@tanstack/react-router'
import { timeslotSearch } from '../app/booking/timeslot-search.ts'
import { namedProvider } from '../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { SpecialitiesScreen } from '../features/specialities/specialities.screen.tsx'

function Specialities() {
  return <SpecialitiesScreen speciality={Route.useSearch().speciality} />
}

export const Route = createFileRoute('/specialities')({
  validateSearch: timeslotSearch,
  beforeLoad: () => {
    // A clinic's own site shows its own doctors.
    if (namedProvider() !== null) throw redirect({ to: '/timeslot' })
  },
  loader: loadRouteTexts('specialities', 'timeslot'),
  component: Specialities,
})
