import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/router/guards.ts'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { DrugAlertsScreen } from '../features/drugs/alerts/drug-alerts.screen.tsx'
import { gatedOwn } from './-gated.tsx'

export const Route = createFileRoute('/drug-alerts')({
  beforeLoad: signedInOnly,
  loader: loadRouteTexts('drugs', 'access'),
  component: gatedOwn(DrugAlertsScreen),
})
