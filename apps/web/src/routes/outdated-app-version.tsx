import { createFileRoute } from '@tanstack/react-router'
import { needsTexts } from '../app/needs-texts.ts'
import { OutdatedScreen } from '../features/outdated/outdated.screen.tsx'

export const Route = createFileRoute('/outdated-app-version')({
  loader: needsTexts('outdated'),
  component: OutdatedScreen,
})
