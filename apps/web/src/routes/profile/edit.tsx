import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { EditProfileScreen } from '../../features/profile/edit/edit-profile.screen.tsx'
import { gatedOwn } from '../-gated.tsx'

export const Route = createFileRoute('/profile/edit')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('profile', 'person', 'access'),
  component: gatedOwn(EditProfileScreen),
})
