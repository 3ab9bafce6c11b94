import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { DeleteAccountScreen } from '../../features/profile/deletion/delete-account.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/delete')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('profile', 'access'),
  component: gatedOwn(DeleteAccountScreen),
})
