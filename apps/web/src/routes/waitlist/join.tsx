import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { loadRouteTexts } from '../../app/load-route-texts.ts'
import { waitSearch } from '../../app/wait-search.ts'
import { JoinScreen } from '../../features/waitlist/join/join.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/join')({
  validateSearch: waitSearch,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('waitlist', 'access'),
  component: gated(JoinScreen),
})
