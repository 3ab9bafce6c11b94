import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { ProgramInfoScreen } from '../../features/program-info/program-info.screen.tsx'

function ProgramInfo() {
  const { programCode } = Route.useParams()
  return <ProgramInfoScreen key={programCode} code={programCode} />
}

export const Route = createFileRoute('/programmes/$programCode/')({
  validateSearch: searchOfScreen<{ profile: string }>,
  loader: loadRouteTexts('program-info', 'programmes', 'cover'),
  component: ProgramInfo,
})
