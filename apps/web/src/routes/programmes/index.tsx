import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ProgrammesScreen } from '../../features/programmes/programmes.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/programmes/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('programmes', 'access'),
  component: gated(ProgrammesScreen),
})
