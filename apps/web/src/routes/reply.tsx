import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { ReplyScreen } from '../features/reminders/reply/reply.screen.tsx'
import { takeReplyLink } from '../features/reminders/reply/reply-link.ts'

export const Route = createFileRoute('/reply')({
  beforeLoad: takeReplyLink,
  loader: loadRouteTexts('reminders', 'visits'),
  component: ReplyScreen,
})
