import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ProgrammeScreen } from '../../features/session/programme.screen.tsx'

export const Route = createFileRoute('/sign-in/program/$programCode')({
  beforeLoad: signedOutOnly,
  loader: loadRouteTexts('session'),
  component: Programme,
})

function Programme() {
  return <ProgrammeScreen code={Route.useParams().programCode} />
}
