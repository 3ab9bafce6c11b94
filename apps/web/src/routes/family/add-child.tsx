import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { AddChildScreen } from '../../features/family/add-child/add-child.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/add-child')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'person', 'access'),
  component: gated(AddChildScreen),
})
