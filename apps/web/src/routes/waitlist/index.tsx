import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { WaitlistScreen } from '../../features/waitlist/waitlist.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/')({
  beforeLoad: signedInOnly,
  loader: needsTexts('waitlist', 'access'),
  component: gated(WaitlistScreen),
})
