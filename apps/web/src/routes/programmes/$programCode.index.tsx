import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { ProgramInfoScreen } from '../../features/program-info/program-info.screen.tsx'

function ProgramInfo() {
  const { programCode } = Route.useParams()
  return <ProgramInfoScreen key={programCode} code={programCode} />
}

export const Route = createFileRoute('/programmes/$programCode/')({
  loader: loadRouteTexts('program-info'),
  component: ProgramInfo,
})
