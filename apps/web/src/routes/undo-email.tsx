import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { UndoEmailScreen } from '../features/access/undo-email.screen.tsx'

export const Route = createFileRoute('/undo-email')({
  loader: needsTexts('access'),
  component: UndoEmailScreen,
})
