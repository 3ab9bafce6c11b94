import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { FollowLinkScreen } from '../features/access/follow-link.screen.tsx'

export const Route = createFileRoute('/confirm-email')({
  loader: needsTexts('access'),
  component: FollowLinkScreen,
})
