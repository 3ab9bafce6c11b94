import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { DoctorScreen } from '../../features/places/doctor.screen.tsx'

function DoctorPage() {
  return <DoctorScreen {...Route.useParams()} />
}

export const Route = createFileRoute('/clinics/$clinic/doctors/$doctorId')({
  loader: needsTexts('places', 'timeslot'),
  component: DoctorPage,
})
