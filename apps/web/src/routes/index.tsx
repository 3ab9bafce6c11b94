import { createFileRoute } from '@tanstack/react-router'
import { leadToInstall } from '../app/install/install-flag.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { redirectOfflineToWallet } from '../features/wallet/redirect-offline-to-wallet.ts'
import { Home } from './-home.tsx'
import { homeSearch } from './-home-search.ts'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ location }) => {
    leadToInstall(location.search)
    redirectOfflineToWallet()
  },
  loader: loadRouteTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
