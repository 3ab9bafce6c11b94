import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { LedgerScreen } from '../../features/family/ledger/ledger.screen.tsx'
import { ledgerSearch } from '../../features/family/ledger/ledger-search.ts'

export const Route = createFileRoute('/family/ledger')({
  validateSearch: ledgerSearch,
  beforeLoad: signedInOnly,
  loader: needsTexts('family'),
  component: LedgerScreen,
})
