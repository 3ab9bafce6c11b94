import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '../app/home-search.ts'
import { loadRouteTexts } from '../app/load-route-texts.ts'
import { Home } from './-home.tsx'

export const Route = createFileRoute('/online-booking')({
  validateSearch: homeSearch,
  loader: loadRouteTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
