import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { WaitlistScreen } from '../../features/waitlist/waitlist.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('waitlist', 'payers', 'access'),
  component: gated(WaitlistScreen),
})
