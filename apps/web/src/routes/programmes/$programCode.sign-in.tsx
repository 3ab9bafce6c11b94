import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { LinkProgrammeScreen } from '../../features/programmes/link-programme.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/programmes/$programCode/sign-in')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('programmes', 'access'),
  component: gated(LinkProgramme),
})

function LinkProgramme() {
  const { programCode } = Route.useParams()
  return <LinkProgrammeScreen key={programCode} code={programCode} />
}
