import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { AddAdultScreen } from '../../features/family/add-adult/add-adult.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/add-adult')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'person', 'access'),
  component: gated(AddAdultScreen),
})
