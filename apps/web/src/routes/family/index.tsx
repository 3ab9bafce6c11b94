import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { FamilyScreen } from '../../features/family/list/family.screen.tsx'
import { gated } from '../-gated.tsx'

export const Route = createFileRoute('/family/')({
  beforeLoad: signedInOnly,
  loader: needsTexts('family', 'access'),
  component: gated(FamilyScreen),
})
