import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DoctorScreen } from '../../features/public-pages/doctor.screen.tsx'

function DoctorPage() {
  return <DoctorScreen {...Route.useParams()} />
}

export const Route = createFileRoute('/clinics/$clinic/doctors/$doctorId')({
  loader: loadRouteTexts('places', 'timeslot'),
  component: DoctorPage,
})
