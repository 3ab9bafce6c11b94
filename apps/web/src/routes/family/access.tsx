import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { AccessScreen } from '../../features/family/access/access.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/access')({
  validateSearch: searchOfScreen<{ id: string }>,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'access'),
  component: gated(AccessScreen),
})
