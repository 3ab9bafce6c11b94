import { createFileRoute } from '@tanstack/react-router'
import { signedOutOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { ProgrammeScreen } from '../../features/session/programme.screen.tsx'

export const Route = createFileRoute('/sign-in/program/$programCode')({
  beforeLoad: signedOutOnly,
  loader: needsTexts('session'),
  component: Programme,
})

function Programme() {
  return <ProgrammeScreen code={Route.useParams().programCode} />
}
