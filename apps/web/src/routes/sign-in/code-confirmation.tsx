import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/guards.ts'
import { CodeScreen } from '../../features/session/code.screen.tsx'

export const Route = createFileRoute('/sign-in/code-confirmation')({
  beforeLoad: signedOutOnly,
  component: CodeScreen,
})
