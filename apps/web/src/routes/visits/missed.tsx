import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchCheck, UUID } from '../../app/router/search-params.ts'
import { MissedVisitsScreen } from '../../features/visits/missed/missed-visits.screen.tsx'
import { gated } from '../-gated.tsx'

interface MissedSearch {
  /** The profile; absent: the user's own. */
  readonly profile?: string
}

function Missed() {
  return <MissedVisitsScreen profileId={Route.useSearch().profile} />
}

export const Route = createFileRoute('/visits/missed')({
  validateSearch: searchCheck<MissedSearch>({ profile: UUID }),
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('visits', 'access'),
  component: gated(Missed),
})
