import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { searchOfScreen } from '../../app/router/search-params.ts'
import { LedgerScreen } from '../../features/family/ledger/ledger.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/ledger')({
  validateSearch: searchOfScreen<{ profile: string }>,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'access'),
  component: gated(LedgerScreen),
})
