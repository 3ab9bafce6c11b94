import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ConsentsScreen } from '../../features/documents/consents/consents.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/tests/consents')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('documents', 'access'),
  component: gated(ConsentsScreen),
})
