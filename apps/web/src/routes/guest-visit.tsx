import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { GuestVisitScreen } from '../features/guest/visit/guest-visit.screen.tsx'
import { takeGuestLink } from '../features/guest/visit/take-guest-link.ts'
import { DoctorTimePicker } from '../features/timeslot/doctor-time-picker.tsx'

function GuestVisit() {
  return <GuestVisitScreen TimePicker={DoctorTimePicker} />
}

export const Route = createFileRoute('/guest-visit')({
  beforeLoad: takeGuestLink,
  loader: loadRouteTexts('guest', 'visits', 'timeslot'),
  component: GuestVisit,
})
