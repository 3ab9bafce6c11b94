import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../app/guards.ts'
import { needsTexts } from '../app/needs-texts.ts'
import { ConsentScreen } from '../features/consent/consent.screen.tsx'

export const Route = createFileRoute('/consent')({
  beforeLoad: signedInOnly,
  loader: needsTexts('consent'),
  component: ConsentScreen,
})
