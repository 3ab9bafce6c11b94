import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { TestsLink } from '../features/tests/tests-link.tsx'
import { NextVisitActions } from '../features/visits/next/next-visit-actions.tsx'
import { WalletScreen } from '../features/wallet/wallet.screen.tsx'
import { gatedOwn } from './-gated.tsx'

function Wallet() {
  return <WalletScreen tests={<TestsLink />} Actions={NextVisitActions} />
}

export const Route = createFileRoute('/wallet')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('wallet', 'lists', 'visits', 'access'),
  component: gatedOwn(Wallet),
})
