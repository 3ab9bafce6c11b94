import { createFileRoute, redirect } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ActivationScreen } from '../../features/documents/activation/activation.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/tests/confirm-mccode')({
  beforeLoad: visited => {
    signedInOnly(visited)
    // The navigation state from a test says what the code is for; without it there is nothing to ask for.
    if (!visited.location.state.activation) throw redirect({ to: '/tests', replace: true })
  },
  loader: loadRouteTexts('documents', 'access'),
  component: gated(ActivationScreen),
})
