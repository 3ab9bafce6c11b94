import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { JoinScreen } from '../../features/waitlist/join/join.screen.tsx'
import { waitSearch } from '../../features/waitlist/wait-search.ts'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/join')({
  validateSearch: waitSearch,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('waitlist', 'access'),
  component: gated(JoinScreen),
})
