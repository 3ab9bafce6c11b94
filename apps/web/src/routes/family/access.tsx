import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { AccessScreen } from '../../features/family/access/access.screen.tsx'
import { accessSearch } from '../../features/family/access/access-search.ts'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/access')({
  validateSearch: accessSearch,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'access'),
  component: gated(AccessScreen),
})
