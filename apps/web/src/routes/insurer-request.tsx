import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { InsurerRequestScreen } from '../features/company-programmes/insurer-request.screen.tsx'

export const Route = createFileRoute('/insurer-request')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('company-programmes'),
  component: InsurerRequestScreen,
})
