import { createFileRoute } from '@tanstack/react-router'
import { timeslotSearch } from '../app/booking/timeslot-search.ts'
import { outsideClinicSites } from '../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { SpecialitiesScreen } from '../features/specialities/specialities.screen.tsx'

function Specialities() {
  return <SpecialitiesScreen speciality={Route.useSearch().speciality} />
}

export const Route = createFileRoute('/specialities')({
  validateSearch: timeslotSearch,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('specialities', 'timeslot', 'paged-list'),
  component: Specialities,
})
