import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { waitSearch } from '../../app/wait-search.ts'
import { JoinScreen } from '../../features/waitlist/join/join.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/join')({
  validateSearch: waitSearch,
  beforeLoad: signedInOnly,
  loader: needsTexts('waitlist', 'access'),
  component: gated(JoinScreen),
})
