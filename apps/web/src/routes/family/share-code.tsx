import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { ShareCodeScreen } from '../../features/family/codes/share-code.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/share-code')({
  beforeLoad: signedInOnly,
  loader: needsTexts('family', 'access'),
  component: gated(ShareCodeScreen),
})
