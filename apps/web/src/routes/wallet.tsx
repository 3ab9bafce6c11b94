import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { KitLink } from '../features/first-aid-kit/kit-link.tsx'
import { NextVisitCard } from '../features/visits/next/next-visit-card.tsx'
import { NoNextVisit } from '../features/visits/next/no-next-visit.tsx'
import { WalletScreen } from '../features/wallet/wallet.screen.tsx'
import { gatedOwn } from './-gated.tsx'

function Wallet() {
  return <WalletScreen nextVisit={<NextVisitCard none={<NoNextVisit />} />} kit={<KitLink />} />
}

export const Route = createFileRoute('/wallet')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('wallet', 'kit-link', 'lists', 'visits', 'access'),
  component: gatedOwn(Wallet),
})
