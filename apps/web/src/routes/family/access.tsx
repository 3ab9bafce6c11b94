import { createFileRoute } from '@tanstack/react-router'
import { signedInOnly } from '../../app/guards.ts'
import { needsTexts } from '../../app/needs-texts.ts'
import { AccessScreen } from '../../features/family/access/access.screen.tsx'
import { accessSearch } from '../../features/family/access/access-search.ts'

export const Route = createFileRoute('/family/access')({
  validateSearch: accessSearch,
  beforeLoad: signedInOnly,
  loader: needsTexts('family'),
  component: AccessScreen,
})
