import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/guards.ts'
import { loadRouteTexts } from '../app/load-route-texts.ts'
import { ConsentScreen } from '../features/consent/consent.screen.tsx'

export const Route = createFileRoute('/consent')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('consent'),
  component: ConsentScreen,
})
