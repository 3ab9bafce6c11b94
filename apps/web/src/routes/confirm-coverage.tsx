import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { ConfirmCoverageScreen } from '../features/programmes/confirm-coverage.screen.tsx'

export const Route = createFileRoute('/confirm-coverage')({
  loader: loadRouteTexts('programmes'),
  component: ConfirmCoverageScreen,
})
