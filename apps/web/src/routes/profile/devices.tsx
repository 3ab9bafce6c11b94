import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DevicesScreen } from '../../features/devices/devices.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/devices')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('devices', 'access'),
  component: gatedOwn(DevicesScreen),
})
