import { createFileRoute } from '@tanstack/react-router'
import { outsideClinicSites } from '../app/provider/outside-clinic-sites.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { searchOfScreen } from '../app/router/search-params.ts'
import { SearchScreen } from '../features/search/search.screen.tsx'

function Search() {
  return <SearchScreen q={Route.useSearch().q ?? ''} />
}

export const Route = createFileRoute('/search')({
  validateSearch: searchOfScreen<{ q: string }>,
  beforeLoad: outsideClinicSites('/timeslot'),
  loader: loadRouteTexts('search', 'paged-list'),
  component: Search,
})
