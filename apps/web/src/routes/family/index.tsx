import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { FamilyScreen } from '../../features/family/list/family.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'programmes', 'access'),
  component: gated(FamilyScreen),
})
