import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { DevicesScreen } from '../../features/devices/devices.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/devices')({
  beforeLoad: signedInOnly,
  loader: needsTexts('devices', 'access'),
  component: gatedOwn(DevicesScreen),
})
