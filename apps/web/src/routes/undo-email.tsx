import { createFileRoute } from '@tanstack/react-router'
import { loadRouteTexts } from '../app/router/load-route-texts.ts'
import { UndoEmailScreen } from '../features/access/undo-email.screen.tsx'

export const Route = createFileRoute('/undo-email')({
  loader: loadRouteTexts('access'),
  component: UndoEmailScreen,
})
