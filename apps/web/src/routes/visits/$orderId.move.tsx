import { createFileRoute } from '@tanstack/react-router'
import { UnlockStore } from '../../app/device-store/unlock/unlock-store.tsx'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DoctorTimePicker } from '../../features/timeslot/doctor-time-picker.tsx'
import { MoveVisitScreen } from '../../features/visits/move/move-visit.screen.tsx'
import { gated } from '../-gated.tsx'

function MoveVisit() {
  return <MoveVisitScreen TimePicker={DoctorTimePicker} locked={<UnlockStore />} />
}

export const Route = createFileRoute('/visits/$orderId/move')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('visits', 'payers', 'timeslot', 'wallet', 'access'),
  component: gated(MoveVisit),
})
