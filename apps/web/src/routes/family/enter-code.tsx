import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { CodesScreen } from '../../features/family/codes/codes.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/enter-code')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'access'),
  component: gated(Screen),
})

// A named function: the router cannot split a component written inside the call.
function Screen() {
  return <CodesScreen side="enter" kind="SPOUSE" />
}
