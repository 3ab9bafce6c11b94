import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { ProfileScreen } from '../../features/profile/profile.screen.tsx'

export const Route = createFileRoute('/profile/')({ beforeLoad: signedInOnly, component: ProfileScreen })
