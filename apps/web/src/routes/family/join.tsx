import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { JoinScreen } from '../../features/family/codes/join.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/join')({
  beforeLoad: signedInOnly,
  loader: needsTexts('family', 'access'),
  component: gated(JoinScreen),
})
