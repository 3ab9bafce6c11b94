import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../../app/load-route-texts.ts'
import { serviceSearch } from '../../app/service-search.ts'
import { Services } from '../-services.tsx'

export const Route = createFileRoute('/service/')({
  validateSearch: serviceSearch,
  loader: loadRouteTexts('service', 'timeslot', 'capabilities'),
  component: Services,
})
