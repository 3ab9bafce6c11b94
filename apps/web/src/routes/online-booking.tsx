import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { Home } from './-home.tsx'
import { homeSearch } from './-home-search.ts'

export const Route = createFileRoute('/online-booking')({
  validateSearch: homeSearch,
  loader: loadRouteTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
