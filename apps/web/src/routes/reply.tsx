import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { ReplyScreen } from '../features/reminders/reply/reply.screen.tsx'
import { takeReplyLink } from '../features/reminders/reply/reply-link.ts'

export const Route = createFileRoute('/reply')({
  beforeLoad: takeReplyLink,
  loader: needsTexts('reminders', 'visits'),
  component: ReplyScreen,
})
