import { createFileRoute } from '@tanstack/react-router'
import { homeSearch } from '../app/home-search.ts'
import { needsTexts } from '../app/needs-texts.ts'
import { Home } from './-home.tsx'

export const Route = createFileRoute('/online-booking')({
  validateSearch: homeSearch,
  loader: needsTexts('timeslot', 'service', 'capabilities'),
  component: Home,
})
