import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { OwnReviewsScreen } from '../../features/reviews/own/own-reviews.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/reviews')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('reviews', 'access'),
  component: gatedOwn(OwnReviewsScreen),
})
