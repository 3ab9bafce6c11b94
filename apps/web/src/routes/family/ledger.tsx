import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/router/guards.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { LedgerScreen } from '../../features/family/ledger/ledger.screen.tsx'
import { ledgerSearch } from '../../features/family/ledger/ledger-search.ts'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/ledger')({
  validateSearch: ledgerSearch,
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('family', 'access'),
  component: gated(LedgerScreen),
})
