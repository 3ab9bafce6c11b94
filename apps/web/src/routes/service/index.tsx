import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../../app/needs-texts.ts'
import { serviceSearch } from '../../app/service-search.ts'
import { Services } from '../-services.tsx'

export const Route = createFileRoute('/service/')({
  validateSearch: serviceSearch,
  loader: needsTexts('service', 'timeslot', 'capabilities'),
  component: Services,
})
