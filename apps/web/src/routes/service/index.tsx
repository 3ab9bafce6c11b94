import { createFileRoute } from '@tanstack/react-router'
import { serviceSearch } from '../../app/booking/service-search.ts'
import { loadRouteTexts } from '../../app/router/load-route-texts.ts'
import { Services } from '../-services.tsx'

export const Route = createFileRoute('/service/')({
  validateSearch: serviceSearch,
  loader: loadRouteTexts('service', 'timeslot', 'capabilities'),
  component: Services,
})
