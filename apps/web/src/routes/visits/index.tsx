import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { VisitsScreen } from '../../features/visits/visits.screen.tsx'
import { visitsSearch } from '../../features/visits/visits-search.ts'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/visits/')({
  validateSearch: visitsSearch,
  beforeLoad: signedInOnly,
  loader: needsTexts('visits', 'access'),
  component: gated(VisitsScreen),
})
