import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { timeslotSearch } from '../../app/timeslot-search.ts'
import { Timeslots } from '../-timeslots.tsx'

export const Route = createFileRoute('/timeslot/')({
  validateSearch: timeslotSearch,
  loader: needsTexts('timeslot', 'capabilities'),
  component: Timeslots,
})
