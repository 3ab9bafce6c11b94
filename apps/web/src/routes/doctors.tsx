import { createFileRoute } from '@tanstack/react-router'
import type { DoctorsSearch } from '../app/doctor/doctors-search.ts'
import { outsideClinicSites } from '../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { searchOfScreen } from '../app/router/search-params.ts'
import { DoctorsScreen } from '../features/doctors/doctors.screen.tsx'

function Doctors() {
  return <DoctorsScreen address={Route.useSearch()} />
}

export const Route = createFileRoute('/doctors')({
  validateSearch: searchOfScreen<DoctorsSearch>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('doctors', 'timeslot', 'medcenters', 'paged-list'),
  component: Doctors,
})
