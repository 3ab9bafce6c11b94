import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { FollowLinkScreen } from '../features/access/follow-link.screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  loader: loadRouteTexts('access'),
  component: FollowLinkScreen,
})
