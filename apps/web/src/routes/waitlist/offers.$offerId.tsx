import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { OfferScreen } from '../../features/waitlist/offer.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/waitlist/offers/$offerId')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('waitlist', 'payers', 'access'),
  component: gated(OfferScreen),
})
