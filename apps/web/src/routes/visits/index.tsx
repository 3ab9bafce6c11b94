import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { FoundVisits } from '../../features/import-visit/found-visits.tsx'
import { RatingPrompt } from '../../features/rating/rating-prompt.tsx'
import { VisitsScreen } from '../../features/visits/visits.screen.tsx'
import { visitsSearch } from '../../features/visits/visits-search.ts'
import { gated } from '../-gated.tsx'

function Visits() {
  return (
    <>
      <VisitsScreen found={<FoundVisits />} />
      <RatingPrompt />
    </>
  )
}

export const Route = createFileRoute('/visits/')({
  validateSearch: visitsSearch,
  beforeLoad: signedInOnly,
  loader: needsTexts('visits', 'import-visit', 'access', 'install'),
  component: gated(Visits),
})
