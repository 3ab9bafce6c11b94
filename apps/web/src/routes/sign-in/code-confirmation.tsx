import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { CodeScreen } from '../../features/session/code.screen.tsx'

export const Route = createFileRoute('/sign-in/code-confirmation')({
  beforeLoad: signedOutOnly,
  loader: loadRouteTexts('session'),
  component: CodeScreen,
})
