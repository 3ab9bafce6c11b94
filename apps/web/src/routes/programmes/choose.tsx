import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ChooseProgrammeScreen } from '../../features/programmes/choose-programme.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/programmes/choose')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('programmes', 'access'),
  component: gated(ChooseProgrammeScreen),
})
