import { createFileRoute, redirect } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ActivationScreen } from '../../features/documents/activation/activation.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/visits/confirm-mccode')({
  beforeLoad: visited => {
    signedInOnly(visited)
    // The navigation state from a past visit says what the code is for; without it there is nothing to ask for.
    if (!visited.location.state.activation) {
      throw redirect({ to: '/visits', search: { tab: 'past' }, replace: true })
    }
  },
  loader: loadRouteTexts('documents', 'access'),
  component: gated(ActivationScreen),
})
