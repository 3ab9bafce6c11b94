import { createFileRoute } from '@tanstack/react-router'
import { redirectOfflineToWallet } from '../app/device-store/redirect-offline-to-wallet.ts'
import { homeSearch } from '../app/home-search.ts'
import { leadToInstall } from '../app/install/install-flag.ts'
import { loadRouteTexts } from '../app/load-route-texts.ts'
import { Home } from './-home.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ location }) => {
    leadToInstall(location.search)
    redirectOfflineToWallet()
  },
  loader: loadRouteTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
