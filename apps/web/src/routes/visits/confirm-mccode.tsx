import { createFileRoute, redirect } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ActivationScreen } from '../../features/documents/activation/activation.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/visits/confirm-mccode')({
  beforeLoad: visited => {
    signedInOnly(visited)
    // What the code is for came along from a past visit: without that there is nothing to ask for.
    if (!visited.location.state.activation) {
      throw redirect({ to: '/visits', search: { tab: 'past' }, replace: true })
    }
  },
  loader: loadRouteTexts('documents', 'access'),
  component: gated(ActivationScreen),
})
