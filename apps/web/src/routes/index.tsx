import { createFileRoute } from '@tanstack/react-router'
import { redirectToInstall } from '../app/install/redirect-to-install.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { redirectOfflineToWallet } from '../features/wallet/redirect-offline-to-wallet.ts'
import { Home } from './-home.tsx'
import { homeSearch } from './-home-search.ts'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ location }) => {
    redirectToInstall(location.search)
    redirectOfflineToWallet()
  },
  loader: loadRouteTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
