import { createFileRoute, redirect } from '@tanstack/react-router'
import { namedProvider } from '../app/provider/provider-choice.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { SearchScreen } from '../features/search/search.screen.tsx'

function Search() {
  return <SearchScreen q={Route.useSearch().q ?? ''} />
}

export const Route = createFileRoute('/search')({
  validateSearch: ({ q }: Record<string, unknown>): { q?: string } => (typeof q === 'string' ? { q } : {}),
  beforeLoad: () => {
    // A clinic's own site shows its own doctors.
    if (namedProvider() !== null) throw redirect({ to: '/timeslot' })
  },
  loader: loadRouteTexts('search'),
  component: Search,
})
