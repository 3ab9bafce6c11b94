import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { searchOfScreen } from '../app/router/search-params.ts'
import { BookingTypeScreen } from '../features/booking-type/booking-type.screen.tsx'

function BookingType() {
  return <BookingTypeScreen forChild={Route.useSearch().for === 'child'} />
}

export const Route = createFileRoute('/booking')({
  validateSearch: searchOfScreen<{ for: string }>,
  loader: loadRouteTexts('service'),
  component: BookingType,
})
