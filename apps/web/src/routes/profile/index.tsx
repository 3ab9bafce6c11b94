import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { ProfileScreen } from '../../features/profile/profile.screen.tsx'

export const Route = createFileRoute('/profile/')({
  beforeLoad: signedInOnly,
  loader: needsTexts('profile'),
  component: ProfileScreen,
})
