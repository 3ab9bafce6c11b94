import { createFileRoute, redirect } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/load-route-texts.ts'
import { namedProvider } from '../app/provider-choice.ts'
import { timeslotSearch } from '../app/timeslot-search.ts'
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
