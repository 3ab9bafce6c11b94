import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { OutdatedScreen } from '../features/outdated/outdated.screen.tsx'

export const Route = createFileRoute('/outdated-app-version')({
  loader: loadRouteTexts('outdated'),
  component: OutdatedScreen,
})
