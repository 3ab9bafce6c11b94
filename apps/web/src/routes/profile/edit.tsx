import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { EditProfileScreen } from '../../features/profile/edit/edit-profile.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/edit')({
  beforeLoad: signedInOnly,
  loader: needsTexts('profile', 'person', 'access'),
  component: gatedOwn(EditProfileScreen),
})
