import { createFileRoute } from '@tanstack/react-router'
import { leadToCard } from '../app/device-store/lead-to-card.ts'
import { homeSearch } from '../app/home-search.ts'
import { leadToInstall } from '../app/install/install-flag.ts'
import { needsTexts } from '../app/needs-texts.ts'
import { Home } from './-home.tsx'

export const Route = createFileRoute('/')({
  validateSearch: homeSearch,
  beforeLoad: ({ location }) => {
    leadToInstall(location.search)
    leadToCard()
  },
  loader: needsTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
