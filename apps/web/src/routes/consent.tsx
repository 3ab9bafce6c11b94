import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { ConsentScreen } from '../features/consent/consent.screen.tsx'

export const Route = createFileRoute('/consent')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('consent'),
  component: ConsentScreen,
})
