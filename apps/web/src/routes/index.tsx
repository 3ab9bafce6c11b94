import { createFileRoute, redirect } from '@tanstack/react-router'
import { isFramed } from '../app/frame/is-framed.ts'
import { redirectToInstall } from '../app/install/redirect-to-install.ts'
import { namedProvider } from '../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { redirectOfflineToWallet } from '../features/wallet/redirect-offline-to-wallet.ts'
import { homeSearch } from './-home-search.ts'
import { Main } from './-main.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ location, search }) => {
    redirectToInstall(location.search)
    redirectOfflineToWallet()
    // The router keeps parameters that its check does not know, such as the language.
    const { town: _, ...booking } = homeSearch(search)
    // A clinic's site has no Main, and a link that names something to book opens the booking.
    if (isFramed || namedProvider() !== null || Object.values(booking).some(Boolean)) {
      throw redirect({ to: '/online-booking', search, replace: true })
    }
  },
  loader: loadRouteTexts('main', 'search'),
  component: Main,
})
