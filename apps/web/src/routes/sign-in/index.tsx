import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/guards.ts'
import { PhoneScreen } from '../../features/session/phone.screen.tsx'

export const Route = createFileRoute('/sign-in/')({ beforeLoad: signedOutOnly, component: PhoneScreen })
