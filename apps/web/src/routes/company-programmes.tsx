import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { CompanyProgrammesScreen } from '../features/company-programmes/company-programmes.screen.tsx'

export const Route = createFileRoute('/company-programmes')({
  loader: loadRouteTexts('company-programmes'),
  component: CompanyProgrammesScreen,
})
